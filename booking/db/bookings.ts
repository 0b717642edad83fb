import type { Booking } from '../domain/booking.ts'
import type { TimeRange } from '../domain/slots.ts'
import { toBooking } from './booking-rows.ts'
import { isUuid } from './is-uuid.ts'
import type { Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'
import { MAX_CALL_HOURS } from './taken-times.ts'

/**
 * The ranges of a calendar's calls and blocks between `from` and `to`. `endsAt` of a call includes its buffer.
 * @param except id of a call that is left out, because it is to be moved
 */
export function takenRanges(
  store: Store,
  host: string,
  from: Temporal.Instant,
  to: Temporal.Instant,
  now: Temporal.Instant,
  except?: string,
): Promise<TimeRange[]> {
  return withStoreErrors('read the taken times', async () => [
    ...(await store.db
      .selectFrom('bookings')
      .select(['startsAt', 'blocksUntil as endsAt'])
      .where('host', '=', host)
      .where('status', '=', 'confirmed')
      .where((row) => row.or([row('heldUntil', 'is', null), row('heldUntil', '>', now)]))
      .where('startsAt', '<', to)
      .where('startsAt', '>', from.subtract({ hours: MAX_CALL_HOURS }))
      .where('blocksUntil', '>', from)
      .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
      .orderBy('startsAt')
      .execute()),
    ...(await store.db
      .selectFrom('blocks')
      .select(['startsAt', 'endsAt'])
      .where('host', '=', host)
      .where('startsAt', '<', to)
      .where('endsAt', '>', from)
      .execute()),
  ])
}

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
