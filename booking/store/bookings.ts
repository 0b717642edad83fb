import type { Selectable } from 'kysely'
import type { Booking } from '../core/booking.ts'
import { isUuid } from './ids.ts'
import type { Store } from './store.ts'
import type { BookingTable } from './tables.ts'

/** The booking with this SHA-256 (hex) of its secret reference. */
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
  const row = await store.db.selectFrom('bookings').selectAll().where(column, '=', value).executeTakeFirst()
  return row ? toBooking(row) : null
}

/** Drops the columns that are internal to the store. */
export function toBooking(row: Selectable<BookingTable>): Booking {
  const { formKey, referenceHash, blocksUntil, network, ...booking } = row
  return booking
}
