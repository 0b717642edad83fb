import { randomUUID } from 'node:crypto'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Booking, BookingOutcome, BookingRequest } from '../domain/booking.ts'
import type { CallRules } from '../domain/settings.ts'
import type { TimeRange } from '../domain/slots.ts'
import { isUuid } from './is-uuid.ts'
import { enqueue } from './outbox.ts'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'
import type { BookingTable } from './tables.ts'

/**
 * Inserts a booking and queues its two e-mails in one transaction, or says why not.
 * Does not check whether the rules offer the time (`isOffered` does).
 * @throws StoreError when the database fails; nothing is booked then.
 */
export function book(
  store: Store,
  request: BookingRequest,
  rules: CallRules,
  now: Temporal.Instant,
): Promise<BookingOutcome> {
  const attempt = async (tx: Database): Promise<BookingOutcome> => {
    // Serializes requests of one address, so that the second sees the first booking.
    await store.engine.serialize(tx, request.email, 0)
    const repeated = await bookingByFormKey(tx, request.formKey)
    if (repeated) return { kind: 'repeated', booking: repeated }
    const upcoming = await upcomingCalls(tx, now)
      .where(sql`lower(email)`, '=', request.email.toLowerCase())
      .executeTakeFirst()

    // The insert decides, not a check beforehand: two visitors may both see the time as open.
    const endsAt = request.startsAt.add({ minutes: rules.callMinutes })
    const blocksUntil = endsAt.add({ minutes: rules.bufferMinutes })
    const row = await insertUnlessTaken(store, tx, {
      ...request,
      ...{ id: randomUUID(), endsAt, blocksUntil, createdAt: now },
    })
    if (!row) {
      const rival = await bookingByFormKey(tx, request.formKey)
      return rival ? { kind: 'repeated', booking: rival } : { kind: 'taken' }
    }
    // Refused only after the insert: a stranger cannot test whether an address has a call without booking a real one.
    if (upcoming) throw new HasUpcomingCall()
    await enqueue(tx, { bookingId: row.id }, ['confirmation', 'agency-copy'], row.sequence, now)
    return { kind: 'booked', booking: toBooking(row) }
  }
  return withStoreErrors('write a booking', () =>
    // Each statement must see earlier commits, whatever the server's default.
    store.db.transaction().setIsolationLevel('read committed').execute(attempt),
  ).catch((error: unknown): BookingOutcome => {
    if (error instanceof HasUpcomingCall) return { kind: 'has-call' }
    throw error
  })
}

/** Rolls back the insert: the address already has an upcoming call. Caught in this file. */
class HasUpcomingCall extends Error {
  override name = 'HasUpcomingCall'
}

/**
 * DO NOTHING without a target also covers PostgreSQL's exclusion constraint: a conflict returns no row, while an error
 * would abort the transaction before the form key could be looked up. SQLite's trigger raises an error, which undoes
 * the statement alone.
 */
async function insertUnlessTaken(
  { engine }: Store,
  tx: Database,
  values: Insertable<BookingTable>,
): Promise<Selectable<BookingTable> | undefined> {
  try {
    return await tx
      .insertInto('bookings')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
  } catch (error) {
    if (engine.isOverlap(error)) return undefined
    throw error
  }
}

/** The ranges of confirmed calls between `from` and `to`, in time order. `endsAt` includes the buffer. */
export function takenRanges(
  store: Store,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<TimeRange[]> {
  return withStoreErrors('read the taken times', () =>
    store.db
      .selectFrom('bookings')
      .select(['startsAt', 'blocksUntil as endsAt'])
      .where('status', '=', 'confirmed')
      .where('startsAt', '<', to)
      .where('blocksUntil', '>', from)
      .orderBy('startsAt')
      .execute(),
  )
}

/** The booking whose secret reference has this SHA-256 (hex), cancelled ones included. */
export function bookingByReferenceHash(store: Store, hash: string): Promise<Booking | null> {
  return withStoreErrors('read a booking', () => bookingWhere(store.db, 'referenceHash', hash))
}

/** The booking with this id; null for unknown and malformed ids. */
export async function bookingById(store: Store, id: string): Promise<Booking | null> {
  if (!isUuid(id)) return null
  return await withStoreErrors('read a booking', () => bookingWhere(store.db, 'id', id.toLowerCase()))
}

/** All bookings, soonest first. `upcomingAfter`: only confirmed calls that start after this instant. */
export async function listBookings(
  store: Store,
  options: { upcomingAfter?: Temporal.Instant | undefined } = {},
): Promise<Booking[]> {
  const query = options.upcomingAfter
    ? upcomingCalls(store.db, options.upcomingAfter)
    : store.db.selectFrom('bookings').selectAll()
  const rows = await withStoreErrors('list the bookings', () => query.orderBy('startsAt').execute())
  return rows.map(toBooking)
}

/** Cancels a booking and frees its time; null when no confirmed booking has this id. Queues no e-mail. */
export async function cancelBooking(store: Store, id: string): Promise<Booking | null> {
  if (!isUuid(id)) return null
  const row = await withStoreErrors('cancel a booking', () =>
    store.db
      .updateTable('bookings')
      .set((row) => ({ status: 'cancelled', sequence: row('sequence', '+', 1) }))
      .where('id', '=', id.toLowerCase())
      .where('status', '=', 'confirmed')
      .returningAll()
      .executeTakeFirst(),
  )
  return row ? toBooking(row) : null
}

function bookingByFormKey(db: Database, formKey: string): Promise<Booking | null> {
  return bookingWhere(db, 'formKey', formKey)
}

async function bookingWhere(
  db: Database,
  column: 'id' | 'formKey' | 'referenceHash',
  value: string,
): Promise<Booking | null> {
  const row = await db.selectFrom('bookings').selectAll().where(column, '=', value).executeTakeFirst()
  return row ? toBooking(row) : null
}

function upcomingCalls(db: Database, now: Temporal.Instant) {
  return db.selectFrom('bookings').selectAll().where('status', '=', 'confirmed').where('startsAt', '>', now)
}

/** Without the columns that are internal to the store. */
function toBooking({
  formKey,
  referenceHash,
  host,
  blocksUntil,
  ...booking
}: Selectable<BookingTable>): Booking {
  return booking
}
