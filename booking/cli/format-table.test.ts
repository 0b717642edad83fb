import { expect, it } from 'vitest'
import { formatOutput } from './format-output.ts'
import { formatTable } from './format-table.ts'

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

it('prints a lead’s attribution without escape sequences', () => {
  const attribution = { first_utm_source: 'goo\u001b[31mgle\u202e', utm_source: 'news\u009b1m\nletter' }
  const record = { createdAt: '2026-11-21T12:00:00Z', name: 'Ada', attribution }
  const options = { zone: 'America/New_York' }
  const cliCommand = { command: { name: 'leads' }, json: false } as const
  const [headings = '', , row = ''] = formatOutput(cliCommand, { records: [record] }, options).split('\n')
  const column = headings.indexOf('Source')
  expect(row.slice(column)).toBe('goo [31mgle , then news 1m letter  none')
  const older = formatOutput(
    cliCommand,
    { records: [{ ...record, attribution: { utm_source: 'ads' } }] },
    options,
  )
  expect(older).toMatch(/ ads {5}none$/)
})
