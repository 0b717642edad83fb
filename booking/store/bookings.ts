import type { Booking } from '../core/booking.ts'
import { toBooking } from './booking-rows.ts'
import { isUuid } from './is-uuid.ts'
import type { Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/** The booking whose secret reference has this SHA-256 (hex), cancelled ones included. */
export function bookingByReferenceHash(store: Store, hash: string): Promise<Booking | null> {
  return bookingWhere(store, 'referenceHash', hash)
}

/** The booking with this id; null for unknown and malformed ids. */
export async function bookingById(store: Store, id: string): Promise<Booking | null> {
  if (!isUuid(id)) return null
  return await bookingWhere(store, 'id', id.toLowerCase())
}

async function bookingWhere(
  store: Store,
  column: 'id' | 'referenceHash',
  value: string,
): Promise<Booking | null> {
  const row = await withStoreErrors('read a booking', () =>
    store.db.selectFrom('bookings').selectAll().where(column, '=', value).executeTakeFirst(),
  )
  return row ? toBooking(row) : null
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
