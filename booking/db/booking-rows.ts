import type { Selectable } from 'kysely'
import type { Booking } from '../domain/booking.ts'
import type { Database } from './store.ts'
import type { BookingTable } from './tables.ts'

/** A booking without the columns that are internal to the store. */
export function toBooking(row: Selectable<BookingTable>): Booking {
  const { formKey, referenceHash, blocksUntil, network, provenAt, ...booking } = row
  return booking
}

/** Confirmed calls of a calendar that start after `now`, held ones included. */
export function upcomingCalls(db: Database, host: string, now: Temporal.Instant) {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('host', '=', host)
    .where('status', '=', 'confirmed')
    .where('startsAt', '>', now)
}
