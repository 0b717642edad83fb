import { expect, test } from 'vitest'
import { spreadTimes } from './spread-times.ts'

const ZONE = 'America/New_York'
/** Half-hour starts of office days, in Eastern Standard Time. */
const days = (dates: string[], hours: string[]) =>
  dates.flatMap((date) => hours.map((hour) => Date.parse(`${date}T${hour}:00-05:00`)))
const OFFICE = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00']
const WEEK = days(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'], OFFICE)
const shown = (starts: number[], zone = ZONE) =>
  spreadTimes(starts, zone).map((start) =>
    new Date(start)
      .toLocaleString('en-US', { timeZone: zone, weekday: 'short', hour: 'numeric' })
      .replace('\u202f', ' '),
  )

test('the soonest time, then noon and late on the next days', () => {
  expect(shown(WEEK)).toEqual(['Mon 9 AM', 'Tue 12 PM', 'Wed 5 PM'])
})

test('after a late first one, early and noon', () => {
  expect(shown(WEEK.slice(7))).toEqual(['Mon 4 PM', 'Tue 9 AM', 'Wed 12 PM'])
})

test('in a zone where only one part of the day is open, one time each day', () => {
  expect(shown(days(['2026-11-16', '2026-11-17', '2026-11-18'], ['09:00', '09:30']))).toEqual([
    ...['Mon 9 AM', 'Tue 9 AM', 'Wed 9 AM'],
  ])
})

test('of a single day, its parts; of nothing, nothing', () => {
  expect(shown(days(['2026-11-16'], OFFICE))).toEqual(['Mon 9 AM', 'Mon 12 PM', 'Mon 5 PM'])
  expect(shown(days(['2026-11-16'], ['09:00']))).toEqual(['Mon 9 AM'])
  expect(shown([])).toEqual([])
})

test('a time halfway between two parts of the day counts as the earlier one', () => {
  const halfway = days(['2026-11-16', '2026-11-17', '2026-11-18'], ['10:30', '12:00', '14:30', '17:00'])
  expect(shown(halfway)).toEqual(['Mon 10 AM', 'Tue 12 PM', 'Wed 5 PM'])
  expect(shown(halfway.slice(2))).toEqual(['Mon 2 PM', 'Tue 5 PM', 'Wed 10 AM'])
})

test('a part of the day is waited for up to a week', () => {
  const starts = [...days(['2026-11-16'], ['10:29']), ...days(['2026-11-17'], ['09:00'])]
  expect(shown([...starts, ...days(['2026-11-23'], ['10:31'])])).toEqual([
    'Mon 10 AM',
    'Tue 9 AM',
    'Mon 10 AM',
  ])
  expect(shown([...starts, ...days(['2026-11-22'], ['12:00'])])).toEqual(['Mon 10 AM', 'Sun 12 PM'])
})
