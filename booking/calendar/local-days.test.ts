import { expect, it } from 'vitest'
import {
  addDays,
  formatClock,
  formatDayOfYear,
  formatShortDate,
  formatSpan,
  formatWeekday,
  localDay,
  minuteOfDay,
  mondayOf,
  nearestOf,
  weekdayOf,
  weeksBetween,
} from './local-days.ts'

it.each([
  ['2026-12-01T04:59:00Z', '2026-11-30', '11:59 PM'],
  ['2026-12-01T05:00:00Z', '2026-12-01', '12:00 AM'],
  ['2026-12-01T16:59:00Z', '2026-12-01', '11:59 AM'],
  ['2026-12-01T17:00:00Z', '2026-12-01', '12:00 PM'],
  ['2026-12-01T18:05:00Z', '2026-12-01', '1:05 PM'],
])('%s is on %s at %s in New York', (instant, day, clock) => {
  const at = Date.parse(instant)
  expect([localDay(at, 'America/New_York'), formatClock(at, 'America/New_York')]).toEqual([day, clock])
})

it('reads the visitor’s wall at any distance from UTC', () => {
  const evening = Date.parse('2026-11-17T22:00:00Z')
  expect(localDay(evening, 'Asia/Kathmandu')).toBe('2026-11-18')
  expect(minuteOfDay(evening, 'Asia/Kathmandu')).toBe(3 * 60 + 45)
  expect(minuteOfDay(Date.parse('2026-11-17T05:00:00Z'), 'America/New_York')).toBe(0)
})

it('counts days and weeks over the ends of months and years', () => {
  expect([addDays('2026-12-31', 1), addDays('2027-01-01', -1), addDays('2028-02-28', 1)]).toEqual([
    ...['2027-01-01', '2026-12-31', '2028-02-29'],
  ])
  expect(['2026-11-30', '2026-12-06', '2026-12-07'].map(mondayOf)).toEqual([
    ...['2026-11-30', '2026-11-30', '2026-12-07'],
  ])
  expect(['2026-11-30', '2026-12-06'].map(weekdayOf)).toEqual([0, 6])
  expect(weeksBetween('2026-01-05', '2026-12-28')).toBe(51)
})

it('writes a day in words', () => {
  expect(['2026-01-01', '2026-12-31'].map(formatDayOfYear)).toEqual(['January 1', 'December 31'])
  expect([formatShortDate('2026-12-01'), formatWeekday('2026-12-06')]).toEqual(['Dec 1', 'Sun'])
  expect(formatSpan('2026-12-07', '2026-12-11')).toBe('December 7 – 11')
  expect(formatSpan('2026-11-30', '2026-12-04')).toBe('November 30 – December 4')
})

it('offers the six nearest times, in their order', () => {
  expect(nearestOf([1, 2, 3, 10, 11, 12, 13, 30], 9)).toEqual([2, 3, 10, 11, 12, 13])
})
