import { expect, it } from 'vitest'
import { showAnswer } from './format-output.ts'
import { setTable } from './table.ts'

const headings = ['When', 'Name']

it('sets columns under their headings', () => {
  expect(
    setTable(headings, [
      ['Mon', 'Ada Byron'],
      ['Tuesday', 'Bo'],
    ]),
  ).toBe(['When     Name', '-------  ---------', 'Mon      Ada Byron', 'Tuesday  Bo'].join('\n'))
})

it('sets blocks where the terminal is too narrow', () => {
  expect(
    setTable(
      headings,
      [
        ['Mon', 'Ada Byron'],
        ['Tue', 'Bo'],
      ],
      12,
    ),
  ).toBe(['When  Mon', 'Name  Ada Byron', '', 'When  Tue', 'Name  Bo'].join('\n'))
})

it('cuts long cells and takes out what a terminal would obey', () => {
  const [, , row = ''] = setTable(['A', 'B'], [['x'.repeat(100), 'a\u001b[2J\u009b1m\n\u202eb\u0000']]).split(
    '\n',
  )
  expect(row).toBe(`${'x'.repeat(43)}…  a [2J 1m b`)
})

it('says in a lead’s row how they came, without what a terminal would obey', () => {
  const attribution = { first_utm_source: 'goo\u001b[31mgle\u202e', utm_source: 'news\u009b1m\nletter' }
  const record = { createdAt: '2026-11-21T12:00:00Z', name: 'Ada', attribution }
  const look = { zone: 'America/New_York' }
  const order = { command: { name: 'leads' }, json: false } as const
  const [headings = '', , row = ''] = showAnswer(order, { records: [record] }, look).split('\n')
  const column = headings.indexOf('Came by')
  expect(row.slice(column)).toBe('goo [31mgle , then news 1m letter  nothing more')
  const older = showAnswer(order, { records: [{ ...record, attribution: { utm_source: 'ads' } }] }, look)
  expect(older).toMatch(/ ads {6}nothing more$/)
})
