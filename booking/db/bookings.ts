import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Booking, BookingOutcome, BookingRequest } from '../domain/booking.ts'
import type { CallRules } from '../domain/settings.ts'
import type { TimeRange } from '../domain/slots.ts'
import { isUuid } from './is-uuid.ts'
import { enqueue } from './outbox.ts'
import { bookings } from './schema.ts'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

type BookingRow = typeof bookings.$inferSelect

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
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${request.email}), 0))`)
    const repeated = await first(tx, eq(bookings.formKey, request.formKey))
    if (repeated) return { kind: 'repeated', booking: repeated }
    const sameAddress = sql`lower(${bookings.email}) = lower(${request.email})`
    const upcoming = await first(tx, and(sameAddress, isUpcoming(now)))

    // The insert decides, not a check beforehand: two visitors may both see the time as open.
    // DO NOTHING without a target also covers the exclusion constraint: a conflict returns no row, while error 23P01
    // would abort the transaction before the form key could be looked up.
    const endsAt = request.startsAt.add({ minutes: rules.callMinutes })
    const blocksUntil = endsAt.add({ minutes: rules.bufferMinutes })
    const [row] = await tx
      .insert(bookings)
      .values({ ...request, id: randomUUID(), endsAt, blocksUntil, createdAt: now })
      .onConflictDoNothing()
      .returning()
    if (!row) {
      const rival = await first(tx, eq(bookings.formKey, request.formKey))
      return rival ? { kind: 'repeated', booking: rival } : { kind: 'taken' }
    }
    // Refused only after the insert: a stranger cannot test whether an address has a call without booking a real one.
    if (upcoming) throw new HasUpcomingCall()
    await enqueue(tx, { bookingId: row.id }, ['confirmation', 'agency-copy'], row.sequence, now)
    return { kind: 'booked', booking: toBooking(row) }
  }
  return withStoreErrors('write a booking', () =>
    // Each statement must see earlier commits, whatever the server's default.
    store.db.transaction(attempt, { isolationLevel: 'read committed' }),
  ).catch((error: unknown): BookingOutcome => {
    if (error instanceof HasUpcomingCall) return { kind: 'has-call' }
    throw error
  })
}

/** Rolls back the insert: the address already has an upcoming call. Caught in this file. */
class HasUpcomingCall extends Error {
  override name = 'HasUpcomingCall'
}

/** The ranges of confirmed calls between `from` and `to`, in time order. `endsAt` includes the buffer. */
export function takenRanges(
  store: Store,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<TimeRange[]> {
  return withStoreErrors('read the taken times', () =>
    store.db
      .select({ startsAt: bookings.startsAt, endsAt: bookings.blocksUntil })
      .from(bookings)
      .where(and(eq(bookings.status, 'confirmed'), lt(bookings.startsAt, to), gt(bookings.blocksUntil, from)))
      .orderBy(asc(bookings.startsAt)),
  )
}

/** The booking whose secret reference has this SHA-256 (hex), cancelled ones included. */
export function bookingByReferenceHash(store: Store, hash: string): Promise<Booking | null> {
  return withStoreErrors('read a booking', () => first(store.db, eq(bookings.referenceHash, hash)))
}

/** The booking with this id; null for unknown and malformed ids. */
export async function bookingById(store: Store, id: string): Promise<Booking | null> {
  if (!isUuid(id)) return null
  return await withStoreErrors('read a booking', () => first(store.db, eq(bookings.id, id)))
}

/** All bookings, soonest first. `upcomingOnly`: confirmed calls after `now` (default: the database's clock). */
export async function listBookings(
  store: Store,
  options: { upcomingOnly?: boolean | undefined; now?: Temporal.Instant | undefined } = {},
): Promise<Booking[]> {
  const condition = options.upcomingOnly ? isUpcoming(options.now) : undefined
  const rows = await withStoreErrors('list the bookings', () =>
    store.db.select().from(bookings).where(condition).orderBy(asc(bookings.startsAt)),
  )
  return rows.map(toBooking)
}

/** Cancels a booking and frees its time; null when no confirmed booking has this id. Queues no e-mail. */
export async function cancelBooking(store: Store, id: string): Promise<Booking | null> {
  if (!isUuid(id)) return null
  const [row] = await withStoreErrors('cancel a booking', () =>
    store.db
      .update(bookings)
      .set({ status: 'cancelled', sequence: sql`${bookings.sequence} + 1` })
      .where(and(eq(bookings.id, id), eq(bookings.status, 'confirmed')))
      .returning(),
  )
  return row ? toBooking(row) : null
}

async function first(db: Database, condition: SQL | undefined): Promise<Booking | null> {
  const [row] = await db.select().from(bookings).where(condition).limit(1)
  return row ? toBooking(row) : null
}

function isUpcoming(now: Temporal.Instant | undefined): SQL | undefined {
  return and(
    eq(bookings.status, 'confirmed'),
    now ? gt(bookings.startsAt, now) : sql`${bookings.startsAt} > now()`,
  )
}

/** Without the columns that are internal to the store. */
function toBooking({ formKey, referenceHash, host, blocksUntil, ...booking }: BookingRow): Booking {
  return booking
}
