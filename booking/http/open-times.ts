import { nearestFree, type Slot } from '../domain/slots.ts'
import type { BookingContext } from './context.ts'
import { sharedTimes, type TimesContext, timesWithout } from './shared-times.ts'

/** Number of alternatives offered when a time is unavailable. */
export const NEAREST_COUNT = 6

/**
 * Offered slots minus booked ones and those of full days, from now to the horizon, in time order. The array is shared
 * between visitors: it must not be changed.
 * @param except id of a call whose own time counts as open, because it is to be moved
 */
export function openTimes(context: TimesContext, except?: string): Promise<Slot[]> {
  return except === undefined ? sharedTimes(context) : timesWithout(context, except)
}

/** Up to six open times nearest to `requested`. */
export async function nearestTimes(context: BookingContext, requested: Temporal.Instant): Promise<Slot[]> {
  return nearestFree(await openTimes(context), requested, NEAREST_COUNT)
}

const knownStarts = new WeakMap<Slot[], number[]>()

/** The start of each slot in epoch milliseconds: the same array for the same slots. */
export function startsOf(slots: Slot[]): number[] {
  let starts = knownStarts.get(slots)
  if (!starts) {
    starts = slots.map((slot) => slot.startsAt.epochMilliseconds)
    knownStarts.set(slots, starts)
  }
  return starts
}
