import { expect, test } from 'vitest'
import { formatTime } from '../core/format-time.ts'
import { formatClock, localDay } from './local-days.ts'
import { offsetAt, ownZone, rememberOffsets, zoneOffsets } from './zone-offsets.ts'

const HOUR_MS = 60 * 60 * 1000
const ZONES = [
  'America/New_York',
  'America/Phoenix',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Pacific/Apia',
  'UTC',
]

/** Every seven hours of a year, and each hour of the days on which New York's clocks change. */
const hours = (from: string, count: number, step: number) =>
  Array.from({ length: count }, (_, index) => Date.parse(from) + index * step * HOUR_MS)
const instants = [
  ...hours('2026-01-01T00:15:00Z', 1252, 7),
  ...[...hours('2026-03-08T00:00:00Z', 24, 1), ...hours('2026-11-01T00:00:00Z', 24, 1)],
]

test.each(ZONES)('the calendar of %s agrees with Intl all year', (zone) => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
  for (const instant of instants) {
    expect(formatClock(instant, zone)).toBe(formatTime(instant, zone))
    expect(localDay(instant, zone)).toBe(day.format(instant))
  }
})

test('the offsets sent to the browser cover every start and the day after', () => {
  const starts = [Date.parse('2026-10-30T14:00:00Z'), Date.parse('2026-11-02T15:00:00Z')]
  const { firstDay, minutes } = zoneOffsets(starts, 'America/New_York')
  expect(firstDay).toBe(Date.parse('2026-10-30T00:00:00Z'))
  expect(minutes).toEqual([-240, -240, -240, -300, -300])
})

test('a browser takes over the offsets of each day, and needs no name of the zone', () => {
  const firstDay = Date.parse('2026-10-30T00:00:00Z')
  rememberOffsets('Nowhere/Else', { firstDay, minutes: [60, 60, 120, 120] })
  expect([0, 2].map((day) => offsetAt(firstDay + (day * 24 + 12) * HOUR_MS, 'Nowhere/Else'))).toEqual([
    60, 120,
  ])
})

test('the browser’s own zone has a name', () => {
  expect(ownZone()).toBe(Temporal.Now.timeZoneId())
})
