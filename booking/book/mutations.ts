import { randomUUID } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import { isBlocked, lockCalendar } from '../calendar/blocks.ts'
import { isDayFull } from '../calendar/daily-limit.ts'
import type { BookingOutcome, BookingRequest } from '../core/booking.ts'
import type { BookingSettings } from '../core/settings.ts'
import { enqueueMessages } from '../messages/outbox.ts'
import { deliveriesOf, messagesAfterBooking } from '../messages/schedule.ts'
import { toBooking } from '../store/bookings.ts'
import type { Database, Store } from '../store/store.ts'
import { withStoreErrors } from '../store/store-error.ts'
import type { BookingTable } from '../store/tables.ts'
import { reachedLimit } from './limits.ts'

/**
 * Inserts a booking and queues its messages in one transaction, or says why not. Check `isOffered` before.
 * @throws StoreError
 */
export function book(
  store: Store,
  request: BookingRequest,
  settings: BookingSettings,
  now: Temporal.Instant,
): Promise<BookingOutcome> {
  const { host, rules } = settings
  const attempt = async (tx: Database): Promise<BookingOutcome> => {
    // Serializes submits of one form: the second sees the first one's booking.
    await store.engine.serialize(tx, request.formKey, 0)
    const ofForm = tx.selectFrom('bookings').selectAll().where('formKey', '=', request.formKey)
    const repeated = await ofForm.executeTakeFirst()
    if (repeated) return { kind: 'repeated', booking: toBooking(repeated) }
    await lockCalendar(store, tx, host)
    const { startsAt } = request
    const endsAt = startsAt.add({ minutes: rules.callMinutes })
    const blocksUntil = endsAt.add({ minutes: rules.bufferMinutes })
    if (await isBlocked(tx, host, { startsAt, endsAt: blocksUntil })) return { kind: 'taken' }
    if (await isDayFull(tx, host, rules, startsAt)) return { kind: 'taken' }
    const reason = await reachedLimit(tx, request, now)
    if (reason) return { kind: 'over-limit', reason }
    const values = { ...request, id: randomUUID(), host, endsAt, blocksUntil, createdAt: now }
    const row = await insertUnlessTaken(store, tx, values)
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
 * Inserts a booking unless its time overlaps another. In PostgreSQL an error would abort the transaction; DO NOTHING
 * without a target covers the exclusion constraint. SQLite's trigger raises an error, which undoes the statement alone.
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
