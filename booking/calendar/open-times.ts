import type { BookingContext } from '../form/context.ts'
import { listCalls } from '../store/bookings.ts'
import { listBlocks } from './blocks.ts'
import { nearestOf } from './local-days.ts'
import { openSlots } from './open-slots.ts'
import type { Slot } from './slots.ts'

/** Hours that are read before now: more than any office day has, because the day's earlier calls count too. */
const HOURS_BEFORE = 48

type TimesContext = Pick<BookingContext, 'store' | 'settings' | 'now'>

/**
 * Offered slots minus booked and blocked ones and those of full days, from now to the horizon, in time order.
 * @param except id of a call whose own time counts as open, because it is to be moved
 */
export async function openTimes({ store, settings, now }: TimesContext, except?: string): Promise<Slot[]> {
  const { host, rules } = settings
  const from = now().subtract({ hours: HOURS_BEFORE })
  const calls = await listCalls(store, host, from)
  const blocks = await listBlocks(store, host, from)
  return openSlots(rules, { calls: calls.filter(({ id }) => id !== except), blocks }, now())
}

/** The open times nearest to `requested`, in epoch milliseconds. */
export async function nearestTimes(context: TimesContext, requested: Temporal.Instant): Promise<number[]> {
  return nearestOf(startsOf(await openTimes(context)), requested.epochMilliseconds)
}

/** The start of each slot in epoch milliseconds. */
export function startsOf(slots: Slot[]): number[] {
  return slots.map((slot) => slot.startsAt.epochMilliseconds)
}
