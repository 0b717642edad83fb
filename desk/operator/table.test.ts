import { expect, it } from 'vitest'
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
