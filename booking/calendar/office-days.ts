import type { CallRules } from '../core/settings.ts'
import type { TimeRange } from './time-ranges.ts'

/** The office's date at an instant. */
export function officeDate({ officeZone }: CallRules, instant: Temporal.Instant): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(officeZone).toPlainDate()
}

/** Whole days of the office from this date on, each 23 to 25 hours long. */
export function officeDays({ officeZone }: CallRules, date: Temporal.PlainDate, days = 1): TimeRange {
  return {
    startsAt: date.toZonedDateTime(officeZone).toInstant(),
    endsAt: date.add({ days }).toZonedDateTime(officeZone).toInstant(),
  }
}
