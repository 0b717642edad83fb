import { randomUUID } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { Booking, BookingOutcome, BookingRequest } from '../domain/booking.ts'
import { messagesAfterBooking } from '../domain/scheduled-messages.ts'
import { type BookingSettings, deliveriesOf } from '../domain/settings.ts'
import { admit, type Sender, withdraw } from './admission.ts'
import { isBlocked, lockCalendar } from './blocks.ts'
import { toBooking } from './booking-rows.ts'
import { isDayFull } from './daily-limit.ts'
import { enqueueMessages } from './outbox.ts'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'
import type { BookingTable } from './tables.ts'

/**
 * Inserts a booking and queues its messages in one transaction, or says why not.
 * Does not check whether the rules offer the time (`isOffered` does).
 * @param sender who posted the call, whose limits then decide whether it is booked and held; without, `request` decides
 * @throws StoreError when the database fails; nothing is booked then.
 */
export function book(
  store: Store,
  request: BookingRequest,
  settings: BookingSettings,
  now: Temporal.Instant,
  sender?: Sender,
): Promise<BookingOutcome> {
  const { host, rules, limits } = settings
  const attempt = async (tx: Database): Promise<BookingOutcome> => {
    // Serializes submits of one form, so that the second sees the first one's booking.
    await store.engine.serialize(tx, request.formKey, 0)
    const repeated = await bookingByFormKey(tx, request.formKey)
    if (repeated) return { kind: 'repeated', booking: repeated }
    await lockCalendar(store, tx, host)
    await lapseHoldsIn(tx, now, host)

    // The insert decides, not a check beforehand: two visitors may both see the time as open.
    const endsAt = request.startsAt.add({ minutes: rules.callMinutes })
    const blocksUntil = endsAt.add({ minutes: rules.bufferMinutes })
    if (await isBlocked(tx, host, { startsAt: request.startsAt, endsAt: blocksUntil }))
      return { kind: 'taken' }
    if (await isDayFull(tx, host, rules, request.startsAt, now)) return { kind: 'taken' }
    const id = randomUUID()
    const admission = sender && (await admit(tx, host, sender, { ...request, id }, limits, now))
    if (admission && admission.kind !== 'admitted') return admission
    const row = await insertUnlessTaken(store, tx, {
      ...request,
      ...{ id, host, endsAt, blocksUntil, createdAt: now },
      ...(admission && { heldUntil: admission.heldUntil }),
    })
    if (!row) {
      if (admission) await withdraw(tx, admission)
      return { kind: 'taken' }
    }
    const booking = toBooking(row)
    await enqueueMessages(tx, booking, messagesAfterBooking(booking, deliveriesOf(settings), now), now)
    return { kind: 'booked', booking, ...(admission?.flood && { flood: admission.flood }) }
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

/** Frees the times of held calls of all calendars whose link nobody pressed in time. Returns their number. */
export function lapseHolds(store: Store, now: Temporal.Instant): Promise<number> {
  return withStoreErrors('free held times', () => lapseHoldsIn(store.db, now))
}

/** The same for one calendar within a transaction that holds its lock. */
export async function lapseHoldsIn(db: Database, now: Temporal.Instant, host?: string): Promise<number> {
  const rows = await db
    .updateTable('bookings')
    .set({ status: 'cancelled', cancelledBy: 'lapse', cancelledAt: now })
    .where('status', '=', 'confirmed')
    .where('heldUntil', '<=', now)
    .$if(host !== undefined, (query) => query.where('host', '=', host ?? ''))
    .returning('id')
    .execute()
  return rows.length
}

async function bookingByFormKey(db: Database, formKey: string): Promise<Booking | null> {
  const row = await db.selectFrom('bookings').selectAll().where('formKey', '=', formKey).executeTakeFirst()
  return row ? toBooking(row) : null
}
