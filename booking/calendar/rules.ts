import { canonicalZone } from '../core/format-time.ts'
import type { CallRules, OpenSpan } from '../core/settings.ts'

export class InvalidRules extends Error {
  override name = 'InvalidRules'
  /** Path of the field; a number is a position in a list. */
  readonly field: readonly (string | number)[]
  readonly value: unknown
  readonly expected: string

  constructor(field: readonly (string | number)[], value: unknown, expected: string) {
    super(`${field.join('.')} is ${JSON.stringify(value) ?? String(value)}, but must be ${expected}.`)
    this.field = field
    this.value = value
    this.expected = expected
  }
}

const DAY_MINUTES = 24 * 60

/** Minutes after midnight of a wall-clock time `HH:MM`; `24:00` is the end of the day. NaN when it is neither. */
export function minutesOfDay(text: string): number {
  const [, hours = '', minutes = ''] = /^(\d\d):(\d\d)$/.exec(text) ?? []
  if (hours === '' || Number(minutes) > 59) return Number.NaN
  const total = Number(hours) * 60 + Number(minutes)
  return total <= DAY_MINUTES ? total : Number.NaN
}

/**
 * Checks what the schema of `content/site.yaml` leaves open, and returns the rules unchanged. @throws InvalidRules naming the
 * field, its value and what is expected
 */
export function checkRules(rules: CallRules): CallRules {
  const {
    officeZone,
    hours,
    daysOff,
    exceptions = {},
    callMinutes,
    minimumNoticeMinutes,
    horizonDays,
  } = rules
  if (!canonicalZone(officeZone)) {
    throw new InvalidRules(['officeZone'], officeZone, 'an IANA time zone such as "America/New_York"')
  }
  if (minimumNoticeMinutes > horizonDays * DAY_MINUTES) {
    throw new InvalidRules(
      ['minimumNoticeMinutes'],
      minimumNoticeMinutes,
      'less than the days of horizonDays',
    )
  }
  for (const [weekday, spans] of Object.entries(hours)) {
    checkSpans(['hours', weekday], spans ?? [], callMinutes)
  }
  for (const [date, spans] of Object.entries(exceptions)) {
    if (daysOff.includes(date)) {
      throw new InvalidRules(['exceptions', date], date, 'a date that is not in daysOff as well')
    }
    checkSpans(['exceptions', date], spans, callMinutes)
  }
  return rules
}

function checkSpans(field: readonly string[], spans: OpenSpan[], callMinutes: number): void {
  let previousEnd = 0
  spans.forEach((span, index) => {
    const from = minutesOfDay(span.from)
    const to = minutesOfDay(span.to)
    const name = [...field, index]
    if (from >= to) throw new InvalidRules(name, span, 'a span whose from is before its to')
    if (to - from < callMinutes) {
      throw new InvalidRules(name, span, `long enough for one call of ${callMinutes} minutes`)
    }
    if (from < previousEnd) throw new InvalidRules(name, span, 'after the span before it, without overlap')
    previousEnd = to
  })
}
