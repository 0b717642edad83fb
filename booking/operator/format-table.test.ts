import { expect, it } from 'vitest'
import { formatTable } from './format-table.ts'

it('a table aligns its columns, and is blocks in a narrow terminal when it has more than two', () => {
  const rows = [
    ['Mon', 'Ada Byron'],
    ['Tuesday', 'Bo'],
  ]
  expect(formatTable(['When', 'Name'], rows)).toBe(
    ['When     Name', '-------  ---------', 'Mon      Ada Byron', 'Tuesday  Bo'].join('\n'),
  )
  expect(formatTable(['When', 'Name', 'Id'], [['Mon', 'Ada Byron', '3f9c']], 12)).toBe(
    ['When  Mon', 'Name  Ada Byron', 'Id    3f9c'].join('\n'),
  )
})

it('a table removes what a terminal would interpret', () => {
  const typed = 'a\u001b[2J\u009b1m\n\u202eb\u0000'
  const [, , row = ''] = formatTable(['A', 'B'], [['x', typed]]).split('\n')
  expect(row).toBe('x  a [2J 1m b')
})
