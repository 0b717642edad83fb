import { minutesOfDay } from '../calendar/rules.ts'
import { isIsoDate } from '../core/format-time.ts'
import type { CallRules } from '../core/settings.ts'
import { singleValue } from './posted-form.ts'

/** The time of a call that somebody of the staff typed, `date` and `time` at the office, or one sentence that says what to enter instead. */
export function readOfficeTime(form: URLSearchParams, rules: CallRules): Temporal.Instant | string {
  const date = singleValue(form, 'date') ?? ''
  if (!isIsoDate(date)) return 'Choose the day of the call.'
  const minutes = minutesOfDay(singleValue(form, 'time') ?? '')
  if (Number.isNaN(minutes)) return 'Enter the time of the call, like 14:30.'
  const wall = Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes })
  const start = wall.toZonedDateTime(rules.officeZone)
  if (start.toPlainDateTime().equals(wall)) return start.toInstant()
  return 'The clocks change that day and skip this time, so choose another one.'
}
