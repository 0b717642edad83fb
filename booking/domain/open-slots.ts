import { withoutFullDays } from './daily-limit.ts'
import type { CallRules } from './settings.ts'
import { freeSlots, type Slot, type TimeRange } from './slots.ts'

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
