import { takenRanges } from '../db/bookings.ts'
import { freeSlots, nearestFree, type Slot } from '../domain/slots.ts'
import type { DeskContext } from './context.ts'

/** How many other times are offered to a visitor whose time is gone. */
const NEAREST_COUNT = 6

/** The free calls from now to the horizon, in time order: the rules less what the store holds. */
export async function freeTimes(context: DeskContext): Promise<Slot[]> {
  const { rules } = context.settings
  const now = context.now()
  // A day more on both sides: the horizon is counted in office dates, and a call may have begun yesterday.
  const from = now.subtract({ hours: 24 })
  const to = now.add({ hours: 24 * (rules.horizonDays + 2) })
  return freeSlots(rules, now, await takenRanges(context.store, from, to))
}

/** Up to six free starts nearest to a time that cannot be had. */
export async function nearestTimes(context: DeskContext, wanted: Temporal.Instant): Promise<Slot[]> {
  return nearestFree(await freeTimes(context), wanted, NEAREST_COUNT)
}

/** Epoch milliseconds of each start, as the widget takes them. */
export function startsOf(slots: Slot[]): number[] {
  return slots.map((slot) => slot.startsAt.epochMilliseconds)
}
