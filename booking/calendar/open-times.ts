import type { BookingSettings } from '../core/settings.ts'
import type { Store } from '../store/store.ts'
import { withStoreErrors } from '../store/store-error.ts'

import { listBlocks } from './blocks.ts'
import { nearestOf } from './local-days.ts'
import { openSlots } from './open-slots.ts'
import type { Slot } from './slots.ts'

/** Hours that are read before now: more than any office day has, because the day's earlier calls count too. */
const HOURS_BEFORE = 48

interface TimesContext {
  store: Store
  settings: Pick<BookingSettings, 'host' | 'rules'>
  now: () => Temporal.Instant
}

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

/** A call as the calendar sees it: from its start to the end of its buffer. */
export interface CalendarCall {
  id: string
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
}

/** The calls of a host, buffers included, that end after `from`. */
export function listCalls(store: Store, host: string, from: Temporal.Instant): Promise<CalendarCall[]> {
  return withStoreErrors('list the calls', () =>
    store.db
      .selectFrom('bookings')
      .select(['id', 'startsAt', 'blocksUntil as endsAt'])
      .where('host', '=', host)
      .where('status', '=', 'confirmed')
      .where('blocksUntil', '>', from)
      .execute(),
  )
}
