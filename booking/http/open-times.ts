import { takenRanges } from '../db/bookings.ts'
import { startsOfCalls } from '../db/daily-limit.ts'
import { officeDay, withoutFullDays } from '../domain/daily-limit.ts'
import { freeSlots, nearestFree, type Slot } from '../domain/slots.ts'
import type { BookingContext } from './context.ts'
import { sharedTimes, type TimesContext } from './shared-times.ts'

/** Number of alternatives offered when a time is unavailable. */
export const NEAREST_COUNT = 6

/**
 * Offered slots minus booked ones and those of full days, from now to the horizon, in time order; computed once for all
 * visitors until something changes. The array is shared: it must not be changed.
 * @param except id of a call whose own time counts as open, because it is to be moved
 */
export function openTimes(context: TimesContext, except?: string): Promise<Slot[]> {
  return except === undefined ? sharedTimes(context) : computeTimes(context, except)
}

/**
 * `openTimes`, read and computed anew.
 * @param except id of a call whose own time counts as open, because it is to be moved
 */
export async function computeTimes(context: TimesContext, except?: string): Promise<Slot[]> {
  const { host, rules } = context.settings
  const now = context.now()
  // A day more on both sides: the horizon counts office dates, and a call may have begun before `now`.
  const from = now.subtract({ hours: 24 })
  const to = now.add({ hours: 24 * (rules.horizonDays + 2) })
  const slots = freeSlots(rules, now, await takenRanges(context.store, host, from, to, now, except))
  if (rules.dailyLimit === undefined) return slots
  const days = { startsAt: officeDay(rules, now).startsAt, endsAt: to }
  return withoutFullDays(rules, slots, await startsOfCalls(context.store, host, days, now, except))
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
