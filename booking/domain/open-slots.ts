import { officeDay, withoutFullDays } from './daily-limit.ts'
import type { CallRules } from './settings.ts'
import { freeSlots, type Slot } from './slots.ts'

/** What takes up a calendar's time, lapsed holds included. Epoch milliseconds. */
export interface TakenTimes {
  calls: TakenCall[]
  blocks: { startsAt: number; endsAt: number }[]
}

export interface TakenCall {
  startsAt: number
  /** End of the call and its buffer. */
  endsAt: number
  /** Held until then, and free again from then on; null when it is confirmed. */
  heldUntil: number | null
}

/** Open slots, and the epoch milliseconds from `from` to before `until` in which they stay the same if nothing else does. */
export interface OpenSlots {
  slots: Slot[]
  from: number
  until: number
}

/** The slots that the rules offer and nothing takes up, in time order, and how long the mere passing of time leaves them so. */
export function openSlots(rules: CallRules, taken: TakenTimes, now: Temporal.Instant): OpenSlots {
  const from = now.epochMilliseconds
  const calls = taken.calls.filter(({ heldUntil }) => heldUntil === null || heldUntil > from)
  const free = freeSlots(rules, now, [...calls, ...taken.blocks].map(rangeOf))
  const slots = withoutFullDays(
    rules,
    free,
    calls.map(rangeOf).map(({ startsAt }) => startsAt),
  )
  // The rules look at the office's date. The first slot is offered up to the notice before it, to the millisecond.
  const changes = [officeDay(rules, now).endsAt.epochMilliseconds]
  const first = slots[0]?.startsAt.epochMilliseconds
  if (first !== undefined) changes.push(first - rules.minimumNoticeMinutes * 60_000 + 1)
  for (const { heldUntil } of calls) if (heldUntil !== null) changes.push(heldUntil)
  return { slots, from, until: Math.min(...changes) }
}

function rangeOf({ startsAt, endsAt }: { startsAt: number; endsAt: number }) {
  return {
    startsAt: Temporal.Instant.fromEpochMilliseconds(startsAt),
    endsAt: Temporal.Instant.fromEpochMilliseconds(endsAt),
  }
}
