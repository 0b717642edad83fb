import { expect, it } from 'vitest'
import { PERSON } from './columns.ts'
import type { Row } from './command.ts'
import { formatTable, tableFormatter } from './format-table.ts'
import { printResult } from './print-result.ts'

const headings = ['When', 'Name']

it('aligns columns under their headings', () => {
  expect(
    formatTable(headings, [
      ['Mon', 'Ada Byron'],
      ['Tuesday', 'Bo'],
    ]),
  ).toBe(['When     Name', '-------  ---------', 'Mon      Ada Byron', 'Tuesday  Bo'].join('\n'))
})

it('prints blocks when the terminal is too narrow', () => {
  expect(
    formatTable(
      headings,
      [
        ['Mon', 'Ada Byron'],
        ['Tue', 'Bo'],
      ],
      12,
    ),
  ).toBe(['When  Mon', 'Name  Ada Byron', '', 'When  Tue', 'Name  Bo'].join('\n'))
})

it('truncates long cells and removes escape sequences', () => {
  const [, , row = ''] = formatTable(
    ['A', 'B'],
    [['x'.repeat(100), 'a\u001b[2J\u009b1m\n\u202eb\u0000']],
  ).split('\n')
  expect(row).toBe(`${'x'.repeat(43)}…  a [2J 1m b`)
})

it('keeps the widths of the first page, and adds no second head', () => {
  const format = tableFormatter(['A', 'B'])
  expect(format([['one', 'x']])).toBe('A    B\n---  -\none  x')
  expect(format([['two', 'y']])).toBe('two  y')
  expect(format([['three', 'z']])).toBe('three  z')
})

it('prints a lead’s attribution without escape sequences', async () => {
  const attribution = { first_utm_source: 'goo\u001b[31mgle\u202e', utm_source: 'news\u009b1m\nletter' }
  const [headings = '', , row = ''] = (await printed({ name: 'Ada', attribution })).split('\n')
  expect(row.slice(headings.indexOf('Source'))).toBe('goo [31mgle , then news 1m letter')
  expect(await printed({ name: 'Ada', attribution: { utm_source: 'ads' } })).toMatch(/ ads$/)
})

it('prints JSON of several pages as one array, whatever is in it', async () => {
  const records = [[{ note: 'line\u2028break\n"quoted"' }], [], [{ note: 2 }, { note: null }]]
  let out = ''
  await printResult(
    { records, columns: [] },
    {
      json: true,
      write: (text) => {
        out += text
      },
    },
  )
  expect(JSON.parse(out)).toEqual(records.flat())
})

async function printed(record: Row): Promise<string> {
  let out = ''
  const write = (text: string) => {
    out += text
  }
  await printResult({ records: [[record]], columns: PERSON }, { write, json: false })
  return out.trimEnd()
}
