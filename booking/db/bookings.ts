import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Booking, BookingOutcome, BookingRequest } from '../domain/booking.ts'
import type { CallRules } from '../domain/settings.ts'
import type { TimeRange } from '../domain/slots.ts'
import { bookings, outbox } from './schema.ts'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

type BookingRow = typeof bookings.$inferSelect

/**
 * Books the wished time, or says why not, in one transaction; the two mails it owes are written with it.
 * Does not ask whether the office offers that time (`isOffered` does), only whether anybody has it.
 * Throws `StoreError` when the database fails; then nothing is booked.
 */
export function book(
  store: Store,
  request: BookingRequest,
  rules: CallRules,
  now: Temporal.Instant,
): Promise<BookingOutcome> {
  const attempt = async (tx: Database): Promise<BookingOutcome> => {
    // Two wishes of one address wait for each other here, so that the second sees what the first wrote.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${request.email}), 0))`)
    const repeated = await first(tx, eq(bookings.formKey, request.formKey))
    if (repeated) return { kind: 'repeated', booking: repeated }
    const sameAddress = sql`lower(${bookings.email}) = lower(${request.email})`
    const callAhead = await first(tx, and(sameAddress, isAhead(now)))

    // The insert decides, never a look beforehand: two visitors may both look and both see a free time.
    // DO NOTHING without a named target covers the exclusion constraint as well. Its refusal then comes back as no
    // row; raised as 23P01 it would end the transaction before the form key could be looked up.
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
    // Said only of a time that could be had: asking after an address costs a real booking wherever it is unknown.
    if (callAhead) throw new CallAhead()
    await tx.insert(outbox).values(
      (['confirmation', 'agency-copy'] as const).map((kind) => ({
        id: randomUUID(),
        bookingId: row.id,
        kind,
        sequence: row.sequence,
        createdAt: now,
        dueAt: now,
      })),
    )
    return { kind: 'booked', booking: asBooking(row) }
  }
  return withStoreErrors('write a booking', () =>
    // Each statement must see what was committed before it began, whatever the server's own default.
    store.db.transaction(attempt, { isolationLevel: 'read committed' }),
  ).catch((error: unknown): BookingOutcome => {
    if (error instanceof CallAhead) return { kind: 'has-call' }
    throw error
  })
}

/** Undoes the insert: the address has a call ahead of it already. Never leaves this file. */
class CallAhead extends Error {
  override name = 'CallAhead'
}

/** The ranges confirmed calls take up between `from` and `to`, in time order. `endsAt` includes the buffer. */
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

/** The booking whose secret reference has this SHA-256 (hex). Cancelled ones too: look at `status`. */
export function bookingByReferenceHash(store: Store, hash: string): Promise<Booking | null> {
  return withStoreErrors('read a booking', () => first(store.db, eq(bookings.referenceHash, hash)))
}

/** The booking that this form has made before. Ask before `isOffered`: its time may have left the offer since. */
export function bookingByFormKey(store: Store, formKey: string): Promise<Booking | null> {
  return withStoreErrors('read a booking', () => first(store.db, eq(bookings.formKey, formKey)))
}

/** The booking of that id; null for an id that is none, malformed ones included. */
export async function bookingById(store: Store, id: string): Promise<Booking | null> {
  if (!isUuid(id)) return null
  return await withStoreErrors('read a booking', () => first(store.db, eq(bookings.id, id)))
}

/** `upcomingOnly`: confirmed calls that start after `now` (the database's clock when not given). Soonest first. */
export async function listBookings(
  store: Store,
  options: { upcomingOnly?: boolean | undefined; now?: Temporal.Instant | undefined } = {},
): Promise<Booking[]> {
  const condition = options.upcomingOnly ? isAhead(options.now) : undefined
  const rows = await withStoreErrors('list the bookings', () =>
    store.db.select().from(bookings).where(condition).orderBy(asc(bookings.startsAt)),
  )
  return rows.map(asBooking)
}

/** Cancels and so frees the time; null when no confirmed booking has that id. Writes no mail. */
export async function cancelBooking(store: Store, id: string): Promise<Booking | null> {
  if (!isUuid(id)) return null
  const [row] = await withStoreErrors('cancel a booking', () =>
    store.db
      .update(bookings)
      .set({ status: 'cancelled', sequence: sql`${bookings.sequence} + 1` })
      .where(and(eq(bookings.id, id), eq(bookings.status, 'confirmed')))
      .returning(),
  )
  return row ? asBooking(row) : null
}

async function first(db: Database, condition: SQL | undefined): Promise<Booking | null> {
  const [row] = await db.select().from(bookings).where(condition).limit(1)
  return row ? asBooking(row) : null
}

function isAhead(now: Temporal.Instant | undefined): SQL | undefined {
  return and(
    eq(bookings.status, 'confirmed'),
    now ? gt(bookings.startsAt, now) : sql`${bookings.startsAt} > now()`,
  )
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}

/** What other rooms may see: without the form key, the hash of the reference and the buffer. */
function asBooking({ formKey, referenceHash, host, blocksUntil, ...booking }: BookingRow): Booking {
  return booking
}
