import { officeDays, officeSpan } from '../calendar/office-days.ts'
import { minutesOfDay } from '../calendar/rules.ts'
import type { TimeRange } from '../calendar/time-ranges.ts'
import { isIsoDate } from '../core/format-time.ts'
import type { CallRules } from '../core/settings.ts'
import { singleValue } from '../form/posted-form.ts'

/** What was typed to block a time. Empty times are the whole day. */
export interface TypedBlock {
  date: string
  from: string
  to: string
}

export function typedBlock(form: URLSearchParams): TypedBlock {
  const typed = (name: string) => singleValue(form, name) ?? ''
  return { date: typed('date'), from: typed('from'), to: typed('to') }
}

/** The time to block, or one sentence that says what to enter instead. */
export function readBlock(
  { date, from, to }: TypedBlock,
  rules: CallRules,
  now: Temporal.Instant,
): TimeRange | string {
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
