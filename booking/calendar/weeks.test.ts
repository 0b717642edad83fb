import { expect, test } from 'vitest'
import { weekPage } from './weeks.ts'

const at = (iso: string) => Date.parse(iso)
const NOW = at('2026-11-16T13:00:00Z')

test('times of one hour stand in one row, on both sides of a clock change', () => {
  // 10:00 in New York on the Friday before and, in the same week, on the Sunday after the night of November 1.
  const week = weekPage(
    [at('2026-10-30T14:00:00Z'), at('2026-11-01T15:00:00Z')],
    'America/New_York',
    NOW,
    null,
  )
  expect(week.columns.map((column) => column.cells.length)).toEqual([1, 1, 1, 1, 1, 1])
  expect(week.columns.map((column) => column.count)).toEqual([0, 0, 0, 0, 1, 1])
  expect(week.label).toBe('October 26 – November 1')
})

test('the rows of a week begin with its earliest hour', () => {
  const [ten, nine] = [at('2026-11-16T15:00:00Z'), at('2026-11-17T14:00:00Z')]
  const [monday, tuesday] = weekPage([ten, nine], 'America/New_York', NOW, null).columns
  expect([monday?.cells, tuesday?.cells]).toEqual([
    [[], [ten]],
    [[nine], []],
  ])
})

test('a Friday evening is a Saturday elsewhere, and then the weekend is shown', () => {
  const friday = at('2026-11-20T21:00:00Z')
  const kathmandu = weekPage([friday], 'Asia/Kathmandu', NOW, null)
  expect(kathmandu.columns.map((column) => column.day).at(-1)).toBe('2026-11-21')
  expect(weekPage([friday], 'America/New_York', NOW, null).columns).toHaveLength(5)
})

test('begins with the first week that is open on two days', () => {
  const starts = [at('2026-11-20T15:00:00Z'), at('2026-11-23T15:00:00Z'), at('2026-11-24T15:00:00Z')]
  const page = weekPage(starts, 'America/New_York', NOW, null)
  expect(page).toMatchObject({ monday: '2026-11-23', earlier: '2026-11-16', index: 2, weeks: 2 })
  expect(weekPage(starts.slice(0, 2), 'America/New_York', NOW, null).monday).toBe('2026-11-16')
})

test('a week without times leads on to the next that has some', () => {
  const starts = [at('2026-11-17T15:00:00Z'), at('2026-11-30T15:00:00Z')]
  const empty = weekPage(starts, 'America/New_York', NOW, '2026-11-25')
  expect(empty).toMatchObject({ count: 0, index: 2, weeks: 3, earlier: '2026-11-16', later: '2026-11-30' })
  expect(empty.nextFree?.label).toBe('November 30 – December 4')
})

test('a week that begins on its Sunday leads on to the next one, not to itself', () => {
  const starts = [at('2026-11-22T15:00:00Z'), at('2026-12-01T15:00:00Z')]
  const page = weekPage(starts, 'America/New_York', NOW, '2026-11-16')
  expect([page.count, page.nextFree?.label]).toEqual([1, 'November 30 – December 6'])
})

test('a week outside the horizon becomes the nearest inside it, and none at all is no failure', () => {
  const starts = [at('2026-11-17T15:00:00Z'), at('2026-12-01T15:00:00Z')]
  expect(weekPage(starts, 'America/New_York', NOW, '2020-01-01').monday).toBe('2026-11-16')
  expect(weekPage(starts, 'America/New_York', NOW, '2030-01-01').monday).toBe('2026-11-30')
  expect(weekPage([], 'America/New_York', NOW, null)).toMatchObject({
    count: 0,
    earlier: null,
    later: null,
    nextFree: null,
  })
})
