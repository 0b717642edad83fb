import type { Booking } from '../core/booking.ts'
import { toBooking } from '../store/bookings.ts'
import type { Database, Store } from '../store/store.ts'
import type { TimeRange } from './time-ranges.ts'

/** The calls of all hosts that end after `from`. `endsAt` is the end of a call's buffer, `callEndsAt` its own. */
export function listCalls(db: Database, from: Temporal.Instant) {
  return db
    .selectFrom('bookings')
    .select(['id', 'host', 'startsAt', 'blocksUntil as endsAt', 'endsAt as callEndsAt'])
    .where('status', '=', 'confirmed')
    .where('blocksUntil', '>', from)
    .execute()
}

/** Confirmed calls, without their buffers, that overlap the range, of a host or of all, soonest first. */
export async function callsIn(
  { db }: Store,
  host: string | null,
  { startsAt, endsAt }: TimeRange,
): Promise<Booking[]> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .$if(host !== null, (query) => query.where('host', '=', host))
    .where('status', '=', 'confirmed')
    .where('startsAt', '<', endsAt)
    .where('endsAt', '>', startsAt)
    .orderBy('startsAt')
    .execute()
  return rows.map(toBooking)
}
