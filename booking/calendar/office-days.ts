import type { CallRules } from '../core/settings.ts'
import type { TimeRange } from './time-ranges.ts'

/** The office's date at an instant. */
export function officeDate({ officeZone }: CallRules, instant: Temporal.Instant): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(officeZone).toPlainDate()
}

/**
 * A span of one day of the office, in minutes after its midnight; a time that DST repeats is in it both times. Null for
 * an hour that DST skips.
 */
export function officeSpan(
  { officeZone }: CallRules,
  date: Temporal.PlainDate,
  from: number,
  to: number,
): TimeRange | null {
  const at = (minutes: number, disambiguation: 'compatible' | 'later') =>
    date.toPlainDateTime().add({ minutes }).toZonedDateTime(officeZone, { disambiguation }).toInstant()
  const range = { startsAt: at(from, 'compatible'), endsAt: at(to, 'later') }
  return Temporal.Instant.compare(range.startsAt, range.endsAt) < 0 ? range : null
}

/** The last minute of the last of so many business days after today: weekdays that are no days off. */
export function lastBusinessMinute(rules: CallRules, now: Temporal.Instant, days: number): Temporal.Instant {
  let day = officeDate(rules, now)
  for (let left = days; left > 0; ) {
    day = day.add({ days: 1 })
    if (day.dayOfWeek <= 5 && !rules.daysOff.includes(day.toString())) left -= 1
  }
  return officeDays(rules, day).endsAt.subtract({ minutes: 1 })
}

/** Whole days of the office from this date on, each 23 to 25 hours long. */
export function officeDays({ officeZone }: CallRules, date: Temporal.PlainDate, days = 1): TimeRange {
  return {
    startsAt: date.toZonedDateTime(officeZone).toInstant(),
    endsAt: date.add({ days }).toZonedDateTime(officeZone).toInstant(),
  }
}
