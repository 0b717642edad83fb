import { randomUUID } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import { isBlocked, lockCalendar } from '../calendar/blocks.ts'
import { isDayFull } from '../calendar/daily-limit.ts'
import type { Booking, BookingOutcome, BookingRequest } from '../core/booking.ts'
import type { BookingSettings } from '../core/settings.ts'
import { enqueueMessages } from '../messages/outbox.ts'
import { deliveriesOf, messagesAfterBooking } from '../messages/schedule.ts'
import { toBooking } from '../store/bookings.ts'
import type { Database, Store } from '../store/store.ts'
import { withStoreErrors } from '../store/store-error.ts'
import type { BookingTable } from '../store/tables.ts'
import { reachedLimit } from './limits.ts'

/**
 * Inserts a booking and queues its messages in one transaction, or says why not.
 * Does not check whether the rules offer the time (`isOffered` does).
 * @throws StoreError when the database fails; nothing is booked then.
 */
export function book(
  store: Store,
  request: BookingRequest,
  settings: BookingSettings,
  now: Temporal.Instant,
): Promise<BookingOutcome> {
  const { host, rules } = settings
  const attempt = async (tx: Database): Promise<BookingOutcome> => {
    // Serializes submits of one form, so that the second sees the first one's booking.
    await store.engine.serialize(tx, request.formKey, 0)
    const repeated = await bookingByFormKey(tx, request.formKey)
    if (repeated) return { kind: 'repeated', booking: repeated }
    await lockCalendar(store, tx, host)
    const { startsAt } = request
    const endsAt = startsAt.add({ minutes: rules.callMinutes })
    const blocksUntil = endsAt.add({ minutes: rules.bufferMinutes })
    if (await isBlocked(tx, host, { startsAt, endsAt: blocksUntil })) return { kind: 'taken' }
    if (await isDayFull(tx, host, rules, startsAt)) return { kind: 'taken' }
    const reason = await reachedLimit(tx, request, now)
    if (reason) return { kind: 'over-limit', reason }
    // The insert decides, not a check beforehand: two visitors may both see the time as open.
    const id = randomUUID()
    const row = await insertUnlessTaken(store, tx, {
      ...request,
      id,
      host,
      endsAt,
      blocksUntil,
      createdAt: now,
    })
    if (!row) return { kind: 'taken' }
    const booking = toBooking(row)
    await enqueueMessages(tx, booking, messagesAfterBooking(booking, deliveriesOf(settings), now), now)
    return { kind: 'booked', booking }
  }
  return withStoreErrors('write a booking', () =>
    // Each statement must see earlier commits, whatever the server's default.
    store.db.transaction().setIsolationLevel('read committed').execute(attempt),
  )
}

/**
 * DO NOTHING without a target also covers PostgreSQL's exclusion constraint: a conflict returns no row, while an error
 * would abort the transaction. SQLite's trigger raises an error, which undoes the statement alone.
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

async function bookingByFormKey(db: Database, formKey: string): Promise<Booking | null> {
  const row = await db.selectFrom('bookings').selectAll().where('formKey', '=', formKey).executeTakeFirst()
  return row ? toBooking(row) : null
}
