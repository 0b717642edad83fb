/**
 * Days and weeks as a wall calendar in one zone shows them. Days are ISO dates, instants epoch milliseconds.
 * Of `Intl` only the digits are read, because server and browser must agree to the letter.
 */

const DAY_MS = 24 * 60 * 60 * 1000

const clocks = new Map<string, Intl.DateTimeFormat>()
const MOST_CLOCKS = 100

/** A formatter costs far more than a formatting, and a horizon holds hundreds of times. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  if (clocks.size >= MOST_CLOCKS) clocks.clear()
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(zone, clock)
  return clock
}

/** Year, month, day, hour and minute on the wall. Digits alone are read, in the order that American dates have. */
function wallOf(epochMs: number, zone: string): string[] {
  const [month = '', day = '', year = '', hour = '', minute = ''] =
    clockOf(zone).format(epochMs).match(/\d+/g) ?? []
  return [year, month, day, hour, minute]
}

/** The date on the wall in `zone`, `YYYY-MM-DD`. */
export function localDay(epochMs: number, zone: string): string {
  return wallOf(epochMs, zone).slice(0, 3).join('-')
}

/** Minutes after midnight on the wall clock of `zone`. */
export function minuteOfDay(epochMs: number, zone: string): number {
  const [, , , hour, minute] = wallOf(epochMs, zone)
  return Number(hour) * 60 + Number(minute)
}

function utcOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** Dates have no clock, so adding days to one in UTC is exact. */
export function addDays(day: string, count: number): string {
  return new Date(utcOf(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The Monday on or before a date. */
export function mondayOf(day: string): string {
  const weekday = new Date(utcOf(day)).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** Whole weeks from one Monday to another. */
export function weeksBetween(from: string, to: string): number {
  return Math.round((utcOf(to) - utcOf(from)) / (7 * DAY_MS))
}

// Written out: formatters for them would be the costliest thing that a phone does here.
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
export const formatDate = (day: string) => `${monthOf(day)} ${formatDayNumber(day)}`
/** `Dec 1`: in a phone's line of a day, under a week that is named in full. */
export const formatShortDate = (day: string) => `${monthOf(day).slice(0, 3)} ${formatDayNumber(day)}`
/** `1` */
export const formatDayNumber = (day: string) => String(Number(day.slice(8)))

/** `December 7 – 11`, `November 30 – December 4`: the first and the last day shown of a week. */
export function formatSpan(first: string, last: string): string {
  const sameMonth = first.slice(0, 7) === last.slice(0, 7)
  return `${formatDate(first)} – ${sameMonth ? formatDayNumber(last) : formatDate(last)}`
}
