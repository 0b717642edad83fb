import { officeDays, officeSpan } from '../calendar/office-days.ts'
import { minutesOfDay } from '../calendar/rules.ts'
import type { TimeRange } from '../calendar/time-ranges.ts'
import { isIsoDate } from '../core/format-time.ts'
import type { CallRules } from '../core/settings.ts'
import { singleValue } from '../form/posted-form.ts'

/** The time to block, a whole day when no times were entered, or one sentence that says what to enter instead. */
export function readBlock(
  form: URLSearchParams,
  rules: CallRules,
  now: Temporal.Instant,
): TimeRange | string {
  const [date = '', from = '', to = ''] = ['date', 'from', 'to'].map((name) => singleValue(form, name) ?? '')
  if (!isIsoDate(date)) return 'Choose the day you want to block.'
  const day = Temporal.PlainDate.from(date)
  if ((from === '') !== (to === '')) return 'Enter both times, or leave both empty to block the whole day.'
  const [start, end] = [minutesOfDay(from), minutesOfDay(to)]
  if (from !== '' && !(start < end)) return 'Enter an end that is later than the start, like 12:00 to 14:00.'
  const range = from === '' ? officeDays(rules, day) : officeSpan(rules, day, start, end)
  if (!range) return 'The clocks change that day and skip this time, so choose another one.'
  if (Temporal.Instant.compare(range.endsAt, now) <= 0) return 'Choose a time that hasn’t passed yet.'
  return range
}
