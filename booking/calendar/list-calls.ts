import { toBooking } from '../store/bookings.ts'
import type { Database, Store } from '../store/store.ts'
import type { TimeRange } from './time-ranges.ts'

/** A call that is to take place. `endsAt` is the end of its buffer. */
interface BookedTime extends TimeRange {
  id: string
  host: string
  /** Without the buffer. */
  callEndsAt: Temporal.Instant
}

/** The calls of all hosts that, with their buffer, end after `from`. */
export function listCalls(db: Database, from: Temporal.Instant): Promise<BookedTime[]> {
  return db
    .selectFrom('bookings')
    .select(['id', 'host', 'startsAt', 'blocksUntil as endsAt', 'endsAt as callEndsAt'])
    .where('status', '=', 'confirmed')
    .where('blocksUntil', '>', from)
    .execute()
}

/** Confirmed calls, without their buffers, that overlap the range, of a host or of all, soonest first. */
export async function callsIn({ db }: Store, host: string | null, { startsAt, endsAt }: TimeRange) {
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
