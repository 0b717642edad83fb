import type { Selectable, Updateable } from 'kysely'
import type { Booking } from '../core/booking.ts'
import type { Lead } from '../core/lead.ts'
import type { Database, Store } from './store.ts'
import type { BookingTable, LeadTable } from './tables.ts'

/** The booking with this SHA-256 (hex) of its secret reference. */
export async function bookingByReferenceHash({ db }: Store, hash: string): Promise<Booking | null> {
  const row = await db.selectFrom('bookings').selectAll().where('referenceHash', '=', hash).executeTakeFirst()
  return row ? toBooking(row) : null
}

/** The booking with this id; null for unknown and malformed ids. */
export async function bookingById({ db }: Pick<Store, 'db'>, id: string): Promise<Booking | null> {
  if (!isUuid(id)) return null
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toBooking(row) : null
}

/** Changes a booking, which must exist. */
export async function updateBooking(
  tx: Database,
  id: string,
  change: Updateable<BookingTable>,
): Promise<Booking> {
  const update = tx.updateTable('bookings').set(change).where('id', '=', id)
  return toBooking(await update.returningAll().executeTakeFirstOrThrow())
}

/** Drops the columns that are internal to the store. */
export function toBooking(row: Selectable<BookingTable>): Booking {
  const { formKey, referenceHash, blocksUntil, network, ...booking } = row
  return booking
}

/** The lead with this id of the store; null when it was deleted. */
export async function leadById({ db }: Store, id: string): Promise<Lead | null> {
  const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toLead(row) : null
}

/** The visitors who wait to be called back, the most urgent first. @throws StoreError */
export function openCallBacks({ db }: Store) {
  return db
    .selectFrom('leads')
    .select(['id', 'name', 'practice', 'phone', 'email', 'answers', 'callBy', 'createdAt', 'network'])
    .where('callBy', 'is not', null)
    .where('calledAt', 'is', null)
    .$narrowType<{ callBy: Temporal.Instant }>()
    .orderBy('callBy')
    .orderBy('createdAt')
    .execute()
}

export type CallBack = Awaited<ReturnType<typeof openCallBacks>>[number]

/** Drops the columns that are internal to the store. */
export function toLead({ formKey, network, ...lead }: Selectable<LeadTable>): Lead {
  return lead
}

/** Check ids first: PostgreSQL rejects a query whose id is not a UUID. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
