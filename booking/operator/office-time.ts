import { officeSpan } from '../calendar/office-days.ts'
import { minutesOfDay } from '../calendar/rules.ts'
import type { TimeRange } from '../calendar/time-ranges.ts'
import { formatWhen, isIsoDate } from '../core/format-time.ts'
import type { CallRules } from '../core/settings.ts'
import { InvalidUsage } from './command.ts'

/** A date such as 2026-12-01. @throws InvalidUsage */
export function parseDate(text: string): Temporal.PlainDate {
  if (isIsoDate(text)) return Temporal.PlainDate.from(text)
  throw new InvalidUsage(`"${text}" is not a date: write it like 2026-12-01.`)
}

function parseTime(text: string, latest: number): number {
  const minutes = minutesOfDay(text)
  if (minutes <= latest) return minutes
  throw new InvalidUsage(`"${text}" is not a time: write it on a 24-hour clock, like 14:30.`)
}

/** The instant of a time in the office's zone. @throws InvalidUsage also when DST skips or repeats the time */
export function officeInstant(date: Temporal.PlainDate, time: string, zone: string): Temporal.Instant {
  const minutes = parseTime(time, 24 * 60 - 1)
  const wall = date.toPlainDateTime().add({ minutes })
  const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const later = wall.toZonedDateTime(zone, { disambiguation: 'later' })
  if (earlier.epochMilliseconds === later.epochMilliseconds) return earlier.toInstant()
  throw new InvalidUsage(
    earlier.toPlainDateTime().equals(wall)
      ? `The clocks change on ${date}, and ${time} comes twice that day in ${zone}: choose another time.`
      : `The clocks change on ${date}, and there is no ${time} that day in ${zone}: choose another time.`,
  )
}

/** A span of one day of the office (see `officeSpan`). @throws InvalidUsage */
export function typedSpan(date: Temporal.PlainDate, from: string, to: string, rules: CallRules): TimeRange {
  const [start, end] = [parseTime(from, 24 * 60 - 1), parseTime(to, 24 * 60)]
  if (start >= end) throw new InvalidUsage(`${to} is not after ${from}: give the earlier time first.`)
  const range = officeSpan(rules, date, start, end)
  if (range) return range
  const { officeZone } = rules
  throw new InvalidUsage(`The clocks skip ${from} to ${to} on ${date} in ${officeZone}: choose another span.`)
}

/** `Tuesday, December 1, 2026 at 10:00 AM Eastern Standard Time` */
export function formatOffice(instant: Temporal.Instant, zone: string): string {
  return formatWhen(instant.epochMilliseconds, zone)
}
