import { offsetAt } from './zone-offsets.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const wallClock = (epochMs: number, zone: string) => new Date(epochMs + offsetAt(epochMs, zone) * 60_000)

/** The date in `zone`, `YYYY-MM-DD`. */
export function localDay(epochMs: number, zone: string): string {
  return wallClock(epochMs, zone).toISOString().slice(0, 10)
}

/** Minutes after midnight in `zone`. */
export function minuteOfDay(epochMs: number, zone: string): number {
  const clock = wallClock(epochMs, zone)
  return clock.getUTCHours() * 60 + clock.getUTCMinutes()
}

/** `9:00 AM` */
export function formatClock(epochMs: number, zone: string): string {
  const minutes = minuteOfDay(epochMs, zone)
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

function utcOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** Adds days to an ISO date. */
export function addDays(day: string, count: number): string {
  return new Date(utcOf(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The Monday on or before a date. */
export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day))
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(utcOf(day)).getUTCDay() + 6) % 7
}

/** Whole weeks from one Monday to another. */
export function weeksBetween(from: string, to: string): number {
  return Math.round((utcOf(to) - utcOf(from)) / (7 * DAY_MS))
}

// Not from Intl: server and browser must agree to the letter.
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

const monthOf = (day: string) => MONTHS[Number(day.slice(5, 7)) - 1] ?? ''

/** `Tuesday` */
export const formatLongWeekday = (day: string) => WEEKDAYS[new Date(utcOf(day)).getUTCDay()] ?? ''
/** `Tue` */
export const formatWeekday = (day: string) => formatLongWeekday(day).slice(0, 3)
/** `December 1` */
export const formatDayOfYear = (day: string) => `${monthOf(day)} ${formatDayNumber(day)}`
/** `Dec 1` */
export const formatShortDate = (day: string) => `${monthOf(day).slice(0, 3)} ${formatDayNumber(day)}`
/** `1` */
export const formatDayNumber = (day: string) => String(Number(day.slice(8)))

/** `December 7 – 11`, `November 30 – December 4` */
export function formatSpan(first: string, last: string): string {
  const sameMonth = first.slice(0, 7) === last.slice(0, 7)
  return `${formatDayOfYear(first)} – ${sameMonth ? formatDayNumber(last) : formatDayOfYear(last)}`
}

const NEAREST_COUNT = 6

/** The free starts nearest to an unavailable time, in time order. */
export function nearestOf(starts: number[], time: number): number[] {
  // Browsers before 2023 have no toSorted.
  const nearest = [...starts].sort((a, b) => Math.abs(a - time) - Math.abs(b - time))
  return nearest.slice(0, NEAREST_COUNT).sort((a, b) => a - b)
}
