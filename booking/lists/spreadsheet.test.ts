import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatCsv } from './spreadsheet.ts'

/** Reads RFC 4180, written from the grammar of section 2 and not from the formatter. */
function readCsv(text: string): string[][] {
  const records: string[][] = []
  let record: string[] = []
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy
  while (field.lastIndex < text.length) {
    const [, quoted, plain = '', end] = field.exec(text) ?? []
    if (end === undefined) throw new Error(`Not CSV: ${text}`)
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    records.push(record)
    record = []
  }
  return records
}

const dangerous = /^[=+\-@\t\r\n＝＋－＠]/
const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', "'", '1', 'A', '＝'),
  }),
)

it('CSV gives every cell back, and lets none be a formula', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 }),
      (rows) => {
        const text = formatCsv(rows)
        expect(text).toMatch(/^\ufeff/)
        const read = readCsv(text.slice(1))
        expect(read.flat().filter((one) => dangerous.test(one))).toEqual([])
        expect(read).toEqual(rows.map((row) => row.map((one) => (dangerous.test(one) ? `'${one}` : one))))
      },
    ),
    { numRuns: 1000 },
  )
})
