import type { Selectable } from 'kysely'
import type { Booking } from '../core/booking.ts'
import type { BookingTable } from './tables.ts'

/** A booking without the columns that are internal to the store. */
export function toBooking(row: Selectable<BookingTable>): Booking {
  const { formKey, referenceHash, blocksUntil, network, ...booking } = row
  return booking
}
