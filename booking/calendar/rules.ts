import { canonicalZone } from '../core/format-time.ts'
import type { CallRules, OpenSpan } from '../core/settings.ts'

/** What is wrong with a calendar's rules: a field by its path, with a number for a place in a list, and what it must be. */
interface RuleFault {
  field: (string | number)[]
  value: unknown
  expected: string
}

const DAY_MINUTES = 24 * 60

/** Minutes after midnight of a wall-clock time `HH:MM`; `24:00` is the end of the day. NaN when it is neither. */
export function minutesOfDay(text: string): number {
  const [, hours = '', minutes = ''] = /^(\d\d):(\d\d)$/.exec(text) ?? []
  if (hours === '' || Number(minutes) > 59) return Number.NaN
  const total = Number(hours) * 60 + Number(minutes)
  return total <= DAY_MINUTES ? total : Number.NaN
}

/** Checks what the schema of `content/site.yaml` leaves open; undefined when nothing is wrong. */
export function faultOfRules(rules: CallRules): RuleFault | undefined {
  const { officeZone, hours, daysOff, exceptions = {}, minimumNoticeMinutes, horizonDays } = rules
  const fault = (field: string[], value: unknown, expected: string) => ({ field, value, expected })
  if (!canonicalZone(officeZone))
    return fault(['officeZone'], officeZone, 'an IANA time zone such as "America/New_York"')
  if (minimumNoticeMinutes > horizonDays * DAY_MINUTES)
    return fault(['minimumNoticeMinutes'], minimumNoticeMinutes, 'less than the days of horizonDays')
  const double = Object.keys(exceptions).find((date) => daysOff.includes(date))
  if (double) return fault(['exceptions', double], double, 'a date that is not in daysOff as well')
  return Object.entries({ hours, exceptions })
    .flatMap(([field, days]) =>
      Object.entries(days).map(([day, spans]) => spansFault([field, day], spans, rules)),
    )
    .find(Boolean)
}

function spansFault(
  field: readonly string[],
  spans: readonly OpenSpan[] = [],
  { callMinutes }: CallRules,
): RuleFault | undefined {
  let previousEnd = 0
  for (const [index, span] of spans.entries()) {
    const from = minutesOfDay(span.from)
    const to = minutesOfDay(span.to)
    const fault = (expected: string) => ({ field: [...field, index], value: span, expected })
    if (from >= to) return fault('a span whose from is before its to')
    if (to - from < callMinutes) return fault(`long enough for one call of ${callMinutes} minutes`)
    if (from < previousEnd) return fault('after the span before it, without overlap')
    previousEnd = to
  }
  return undefined
}
