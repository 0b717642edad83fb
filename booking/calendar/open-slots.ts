import type { CallRules } from '../core/settings.ts'
import { freeSlots, type Slot, type TimeRange } from './slots.ts'

/** The office's day around an instant: from midnight to midnight there, which is 23 or 25 hours in two nights a year. */
export function officeDay({ officeZone }: CallRules, instant: Temporal.Instant): TimeRange {
  const midnight = instant.toZonedDateTimeISO(officeZone).startOfDay()
  return { startsAt: midnight.toInstant(), endsAt: midnight.add({ days: 1 }).startOfDay().toInstant() }
}

/**
 * The slots of days that have fewer calls than the rules allow.
 * @param calls starts of the confirmed calls, past ones of the first slot's day included
 */
function withoutFullDays(rules: CallRules, slots: Slot[], calls: Temporal.Instant[]): Slot[] {
  const { dailyLimit, officeZone } = rules
  if (dailyLimit === undefined) return slots
  const dateOf = (instant: Temporal.Instant) =>
    instant.toZonedDateTimeISO(officeZone).toPlainDate().toString()
  const counts = new Map<string, number>()
  for (const call of calls) counts.set(dateOf(call), (counts.get(dateOf(call)) ?? 0) + 1)
  return slots.filter(({ startsAt }) => (counts.get(dateOf(startsAt)) ?? 0) < dailyLimit)
}

/** What takes up a calendar's time: calls with their buffers, and blocks. */
export interface TakenTimes {
  /** Those earlier on the first open day included, because they count toward its limit. */
  calls: TimeRange[]
  blocks: TimeRange[]
}

/** The slots that the rules offer and nothing takes up, in time order. */
export function openSlots(rules: CallRules, { calls, blocks }: TakenTimes, now: Temporal.Instant): Slot[] {
  const free = freeSlots(rules, now, [...calls, ...blocks])
  return withoutFullDays(
    rules,
    free,
    calls.map(({ startsAt }) => startsAt),
  )
}
