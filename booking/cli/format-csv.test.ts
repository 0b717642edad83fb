import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BYTE_ORDER_MARK, formatCsvRecord } from './format-csv.ts'

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

it('gives every cell back, and lets none be a formula', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 }),
      (rows) => {
        const read = readCsv(rows.map(formatCsvRecord).join(''))
        expect(read.flat().filter((text) => dangerous.test(text))).toEqual([])
        const original = rows.map((row) => row.map((text) => (dangerous.test(text) ? `'${text}` : text)))
        expect(read).toEqual(original)
      },
    ),
    { numRuns: 2000 },
  )
})

it('writes the examples of OWASP as text', () => {
  expect(formatCsvRecord(['=1+1', '+1 555 0100', '-2', '@SUM(1)', 'plain', 'a "b", c'])).toBe(
    `"'=1+1","'+1 555 0100","'-2","'@SUM(1)","plain","a ""b"", c"\r\n`,
  )
  expect(BYTE_ORDER_MARK).toBe('\ufeff')
})
