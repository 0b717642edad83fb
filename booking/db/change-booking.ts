import type { Updateable } from 'kysely'
import type { Booking, CancelledBy, MoveOutcome } from '../domain/booking.ts'
import { callState } from '../domain/call-state.ts'
import { messagesAfterBooking, messagesAfterCancel, messagesAfterMove } from '../domain/scheduled-messages.ts'
import { type BookingSettings, deliveriesOf } from '../domain/settings.ts'
import { type Operator, recordBy } from './audit.ts'
import { isBlocked, lockCalendar } from './blocks.ts'
import { lapseHoldsIn } from './book.ts'
import { toBooking } from './booking-rows.ts'
import { isDayFull } from './daily-limit.ts'
import { isUuid } from './is-uuid.ts'
import { dropOutdated, enqueueMessages } from './outbox.ts'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'
import type { BookingTable } from './tables.ts'

export interface Change {
  /** Of the booking's calendar: see `settingsOfHost`. */
  settings: BookingSettings
  now: Temporal.Instant
  /** Whether the visitor gets an e-mail about the change. The agency always gets one. */
  tellVisitor: boolean
  /** Set when the operator makes the change: it is recorded in the audit trail. */
  by?: Operator | undefined
}

/**
 * Moves a call: one update of its row, under the constraint that bookings have, and its messages, in one transaction.
 * The call takes the length of today's rules and keeps its UID and its links. Does not check whether the rules offer
 * the time.
 * @throws StoreError when the database fails; nothing is changed then.
 */
export async function moveBooking(
  store: Store,
  id: string,
  startsAt: Temporal.Instant,
  { settings, now, tellVisitor, by }: Change,
): Promise<MoveOutcome> {
  const { callMinutes, bufferMinutes } = settings.rules
  const endsAt = startsAt.add({ minutes: callMinutes })
  const blocksUntil = endsAt.add({ minutes: bufferMinutes })
  const attempt = async (tx: Database): Promise<MoveOutcome> => {
    await lockCalendar(store, tx, settings.host)
    // Their rows would still take up the times that they no longer hold.
    await lapseHoldsIn(tx, now, settings.host)
    const before = await lockedBooking(tx, settings.host, id)
    if (!before || !isAhead(before, now)) return { kind: 'over' }
    if (before.startsAt.equals(startsAt)) return { kind: 'unchanged', booking: before }
    if (await isBlocked(tx, settings.host, { startsAt, endsAt: blocksUntil })) return { kind: 'taken' }
    if (await isDayFull(tx, settings.host, settings.rules, startsAt, now, before.id)) return { kind: 'taken' }
    const change = { startsAt, endsAt, blocksUntil, heldUntil: null, attendingAt: null, movedAt: now }
    const booking = await update(tx, before, change, now)
    await enqueueMessages(
      tx,
      booking,
      messagesAfterMove(booking, deliveriesOf(settings), now, tellVisitor),
      now,
    )
    const details = { booking: id, from: String(before.startsAt), to: String(startsAt) }
    await recordBy(tx, by, { action: 'move', host: settings.host, details }, now)
    return { kind: 'moved', booking, from: before.startsAt }
  }
  return await inTransaction(store, 'move a call', attempt).catch((error: unknown): MoveOutcome => {
    if (error instanceof Overlap) return { kind: 'taken' }
    throw error
  })
}

/** The database refused a time that overlaps another call. Caught in this file. */
class Overlap extends Error {
  override name = 'Overlap'
}

/** Cancels a call that has not ended and frees its time; null when there is none to cancel. */
export function cancelBooking(
  store: Store,
  id: string,
  by: CancelledBy,
  { settings, now, tellVisitor, by: operator }: Change,
): Promise<Booking | null> {
  return inTransaction(store, 'cancel a call', async (tx) => {
    await lockCalendar(store, tx, settings.host)
    const before = await lockedBooking(tx, settings.host, id)
    if (before?.status !== 'confirmed' || Temporal.Instant.compare(before.endsAt, now) <= 0) return null
    const booking = await update(
      tx,
      before,
      { status: 'cancelled', cancelledAt: now, cancelledBy: by, heldUntil: null },
      now,
    )
    // Nobody else has heard of a call that was only held.
    const wasHeld = before.heldUntil !== null
    if (!wasHeld)
      await enqueueMessages(tx, booking, messagesAfterCancel(deliveriesOf(settings), now, tellVisitor), now)
    const visitorTold = tellVisitor && !wasHeld && booking.email !== '' ? 'yes' : 'no'
    const details = { booking: id, visitorTold }
    await recordBy(tx, operator, { action: 'cancel', host: settings.host, details }, now)
    return booking
  })
}

/**
 * Records that the visitor will be there. Confirms a held call, whose other messages become due with it.
 * @returns the call, or null when it is cancelled, has begun, or was held until now
 */
export function confirmAttendance(
  store: Store,
  id: string,
  settings: BookingSettings,
  now: Temporal.Instant,
): Promise<Booking | null> {
  return inTransaction(store, 'confirm a call', async (tx) => {
    await lockCalendar(store, tx, settings.host)
    const before = await lockedBooking(tx, settings.host, id)
    if (!before || !isAhead(before, now)) return null
    const row = await tx
      .updateTable('bookings')
      .set((row) => ({
        attendingAt: before.attendingAt ?? now,
        provenAt: row.fn.coalesce('provenAt', row.val(now)),
        heldUntil: null,
      }))
      .where('id', '=', before.id)
      // The worker frees held times without the calendar's lock.
      .where('status', '=', 'confirmed')
      .returningAll()
      .executeTakeFirst()
    if (!row) return null
    const booking = toBooking(row)
    if (before.heldUntil)
      await enqueueMessages(tx, booking, messagesAfterBooking(booking, deliveriesOf(settings), now), now)
    return booking
  })
}

/** Whether it is still to come. A held call whose time has run out is not, even before its row says so. */
function isAhead(booking: Booking, now: Temporal.Instant): boolean {
  const state = callState(booking, now)
  return state === 'ahead' || state === 'held'
}

/** The calendar's booking as it is now; nobody else changes it meanwhile, because all changes take the calendar's lock. */
async function lockedBooking(tx: Database, host: string, id: string): Promise<Booking | null> {
  if (!isUuid(id)) return null
  const row = await tx
    .selectFrom('bookings')
    .selectAll()
    .where('host', '=', host)
    .where('id', '=', id.toLowerCase())
    .executeTakeFirst()
  return row ? toBooking(row) : null
}

/**
 * Changes the row, raises its revision, and drops the messages about the earlier one. Call in a transaction that holds
 * the calendar's lock.
 */
export async function update(
  tx: Database,
  before: Booking,
  change: Updateable<BookingTable>,
  now: Temporal.Instant,
): Promise<Booking> {
  const row = await tx
    .updateTable('bookings')
    .set({ ...change, sequence: before.sequence + 1 })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const reason = row.status === 'cancelled' ? 'the call was cancelled' : 'the call was moved'
  await dropOutdated(tx, before.id, row.sequence, reason, now)
  return toBooking(row)
}

function inTransaction<T>(store: Store, task: string, work: (tx: Database) => Promise<T>): Promise<T> {
  return withStoreErrors(task, () =>
    store.db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(work)
      .catch((error: unknown) => {
        throw store.engine.isOverlap(error) ? new Overlap() : error
      }),
  )
}
