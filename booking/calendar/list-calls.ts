import type { Database } from '../store/store.ts'
import type { TimeRange } from './time-ranges.ts'

/** A call that is to take place. `endsAt` is the end of its buffer. */
export interface BookedTime extends TimeRange {
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
