import { isIsoDate, isZone } from '../core/format-time.ts'
import type { CallRules, OpenSpan } from '../core/settings.ts'

export class InvalidRules extends Error {
  override name = 'InvalidRules'
  readonly field: string
  readonly value: unknown
  readonly expected: string

  constructor(field: string, value: unknown, expected: string) {
    super(`${field} is ${JSON.stringify(value) ?? String(value)}, but must be ${expected}.`)
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

/** Returns the rules unchanged. @throws InvalidRules naming the field, its value and what is expected */
export function checkRules(rules: CallRules): CallRules {
  if (!isZone(rules.officeZone)) {
    throw new InvalidRules('officeZone', rules.officeZone, 'an IANA time zone such as "America/New_York"')
  }
  wholeNumber('callMinutes', rules.callMinutes, 5, 240)
  wholeNumber('bufferMinutes', rules.bufferMinutes, 0, 240)
  wholeNumber('horizonDays', rules.horizonDays, 1, 365)
  wholeNumber('changesUntilMinutesBefore', rules.changesUntilMinutesBefore, 0, 7 * DAY_MINUTES)
  wholeNumber('minimumNoticeMinutes', rules.minimumNoticeMinutes, 0, rules.horizonDays * DAY_MINUTES)
  rules.daysOff.forEach((day, index) => {
    if (!isIsoDate(day)) throw new InvalidRules(`daysOff[${index}]`, day, 'a date such as "2026-12-25"')
  })
  for (const [weekday, spans] of Object.entries(rules.hours)) {
    if (!/^[1-7]$/.test(weekday)) {
      throw new InvalidRules('A weekday in hours', weekday, 'a number from 1 (Monday) to 7 (Sunday)')
    }
    checkSpans(`hours[${weekday}]`, spans ?? [], rules.callMinutes)
  }
  for (const [date, spans] of Object.entries(rules.exceptions ?? {})) {
    if (!isIsoDate(date)) throw new InvalidRules(`exceptions[${date}]`, date, 'a date such as "2026-12-24"')
    if (rules.daysOff.includes(date)) {
      throw new InvalidRules(`exceptions[${date}]`, date, 'a date that is not in daysOff as well')
    }
    checkSpans(`exceptions[${date}]`, spans, rules.callMinutes)
  }
  if (rules.dailyLimit !== undefined) wholeNumber('dailyLimit', rules.dailyLimit, 1, 100)
  return rules
}

function checkSpans(field: string, spans: OpenSpan[], callMinutes: number): void {
  let previousEnd = 0
  spans.forEach((span, index) => {
    const from = minutesOfDay(span.from)
    const to = minutesOfDay(span.to)
    const name = `${field}[${index}]`
    if (Number.isNaN(from) || from === DAY_MINUTES) {
      throw new InvalidRules(`${name}.from`, span.from, 'a time from "00:00" to "23:59"')
    }
    if (Number.isNaN(to)) throw new InvalidRules(`${name}.to`, span.to, 'a time from "00:01" to "24:00"')
    if (from >= to) throw new InvalidRules(name, span, 'a span whose from is before its to')
    if (to - from < callMinutes) {
      throw new InvalidRules(name, span, `long enough for one call of ${callMinutes} minutes`)
    }
    if (from < previousEnd) throw new InvalidRules(name, span, 'after the span before it, without overlap')
    previousEnd = to
  })
}

function wholeNumber(field: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new InvalidRules(field, value, `a whole number from ${min} to ${max}`)
  }
}
