import type { BookingSettings, CallRules } from '../core/settings.ts'
import type { Store } from '../store/store.ts'
import { withStoreErrors } from '../store/store-error.ts'
import { listBlocks } from './blocks.ts'
import { withoutFullDays } from './daily-limit.ts'
import { nearestOf } from './local-days.ts'
import { freeSlots, type Slot } from './slots.ts'
import type { TimeRange } from './time-ranges.ts'

/** More than the longest day, because today's earlier calls count toward its limit. */
const HOURS_BEFORE = 48

interface TimesContext {
  store: Store
  settings: Pick<BookingSettings, 'host' | 'rules'>
  now: () => Temporal.Instant
}

/** Open slots in time order. `except` is the id of a call that is to be moved: its own time counts as open. */
export async function openTimes({ store, settings, now }: TimesContext, except?: string): Promise<Slot[]> {
  const { host, rules } = settings
  const from = now().subtract({ hours: HOURS_BEFORE })
  const calls = await listCalls(store, host, from)
  const blocks = await listBlocks(store, host, from)
  return openSlots(rules, { calls: calls.filter(({ id }) => id !== except), blocks }, now())
}

/** The slots that the rules offer and neither a call (with its buffer), a block nor a daily limit takes up. */
export function openSlots(
  rules: CallRules,
  { calls, blocks }: { calls: TimeRange[]; blocks: TimeRange[] },
  now: Temporal.Instant,
): Slot[] {
  return withoutFullDays(rules, freeSlots(rules, now, [...calls, ...blocks]), calls)
}

/** The open times nearest to `requested`, in epoch milliseconds. */
export async function nearestTimes(context: TimesContext, requested: Temporal.Instant): Promise<number[]> {
  return nearestOf(startsOf(await openTimes(context)), requested.epochMilliseconds)
}

/** The start of each slot in epoch milliseconds. */
export function startsOf(slots: Slot[]): number[] {
  return slots.map((slot) => slot.startsAt.epochMilliseconds)
}

/** The calls of a host that end after `from`; each `endsAt` is the end of its buffer. */
export function listCalls(
  store: Store,
  host: string,
  from: Temporal.Instant,
): Promise<(TimeRange & { id: string })[]> {
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
