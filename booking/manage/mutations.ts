import type { Updateable } from 'kysely'
import { lockCalendar } from '../calendar/blocks.ts'
import { isDayFull } from '../calendar/daily-limit.ts'
import { openHosts } from '../calendar/open-hosts.ts'
import {
  type Booking,
  type CallState,
  type CancelledBy,
  callState,
  type MoveOutcome,
  mayChange,
} from '../core/booking.ts'
import type { BookingSettings } from '../core/settings.ts'
import { dropOutdated, enqueueMessages } from '../messages/outbox.ts'
import { deliveriesFor, messagesAfterCancel, messagesAfterMove } from '../messages/schedule.ts'
import { toBooking } from '../store/bookings.ts'
import { isUuid } from '../store/ids.ts'
import { type Database, inTransaction, type Store } from '../store/store.ts'
import { isOverlap } from '../store/store-error.ts'
import type { BookingTable } from '../store/tables.ts'

/** Whether a call has neither begun nor been cancelled. */
export function isToCome(state: CallState): state is 'ahead' | 'closed' {
  return state === 'ahead' || state === 'closed'
}

export interface Change {
  settings: BookingSettings
  now: Temporal.Instant
  by: CancelledBy
  /** The agency always gets an email. */
  tellVisitor: boolean
}

/**
 * Moves a call and queues its messages in one transaction. The call gets the length of today's rules and keeps its UID
 * and links, and its host. Check `isOffered` before, and ask the host's calendars (`freeHosts`).
 * @throws StoreError
 */
export async function moveBooking(
  store: Store,
  id: string,
  startsAt: Temporal.Instant,
  { settings, now, by, tellVisitor }: Change,
  calendarCheck: Booking['calendarCheck'] = '',
): Promise<MoveOutcome> {
  const { callMinutes, bufferMinutes } = settings.rules
  const endsAt = startsAt.add({ minutes: callMinutes })
  const blocksUntil = endsAt.add({ minutes: bufferMinutes })
  const attempt = async (tx: Database): Promise<MoveOutcome> => {
    await lockCalendar(store, tx)
    const before = await lockedBooking(tx, id)
    if (!before || !mayChange(callState(before, settings.rules, now), by)) return { kind: 'over' }
    if (before.startsAt.equals(startsAt)) return { kind: 'unchanged', booking: before }
    const host = { id: before.host, calendarCheck }
    const isOpen = (await openHosts(tx, [host], { startsAt, endsAt: blocksUntil })).length > 0
    if (!isOpen || (await isDayFull(tx, settings.rules, startsAt, before.id))) return { kind: 'taken' }
    const change = { startsAt, endsAt, blocksUntil, calendarCheck, attendingAt: null, movedAt: now }
    const booking = await update(tx, before, change, now)
    const deliveries = await deliveriesFor(tx, settings, booking)
    const messages = messagesAfterMove(booking, deliveries, now, tellVisitor)
    await enqueueMessages(tx, booking, messages, now)
    return { kind: 'moved', booking, from: before.startsAt }
  }
  return await inTransaction(store, attempt).catch((error: unknown): MoveOutcome => {
    if (isOverlap(error)) return { kind: 'taken' }
    throw error
  })
}

/** Cancels a call; null when there is none that can still be canceled. */
export function cancelBooking(
  store: Store,
  id: string,
  { settings, now, by, tellVisitor }: Change,
): Promise<Booking | null> {
  return inTransaction(store, async (tx) => {
    await lockCalendar(store, tx)
    const before = await lockedBooking(tx, id)
    if (!before || !mayChange(callState(before, settings.rules, now), by)) return null
    const booking = await update(tx, before, { status: 'cancelled', cancelledAt: now, cancelledBy: by }, now)
    const deliveries = await deliveriesFor(tx, settings, booking)
    await enqueueMessages(tx, booking, messagesAfterCancel(deliveries, now, tellVisitor), now)
    return booking
  })
}

/** Records that the visitor will be there. Idempotent; null when the call is cancelled or has begun. */
export function confirmAttendance(
  store: Store,
  id: string,
  settings: BookingSettings,
  now: Temporal.Instant,
): Promise<Booking | null> {
  return inTransaction(store, async (tx) => {
    await lockCalendar(store, tx)
    const before = await lockedBooking(tx, id)
    if (!before || !isToCome(callState(before, settings.rules, now))) return null
    const row = await tx
      .updateTable('bookings')
      .set({ attendingAt: before.attendingAt ?? now })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return toBooking(row)
  })
}

/** The booking as it stays until the transaction ends: all changes take the calendar's lock. */
export async function lockedBooking(tx: Database, id: string): Promise<Booking | null> {
  if (!isUuid(id)) return null
  const row = await tx
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id.toLowerCase())
    .executeTakeFirst()
  return row ? toBooking(row) : null
}

/** Changes the row, raises its revision and drops what belongs to earlier ones. Call under the calendar's lock. */
async function update(
  tx: Database,
  before: Booking,
  change: Updateable<BookingTable>,
  now: Temporal.Instant,
): Promise<Booking> {
  const row = await tx
    .updateTable('bookings')
    .set({ ...change, sequence: before.sequence + 1, outcome: null, outcomeAt: null })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const reason = row.status === 'cancelled' ? 'the call was cancelled' : 'the call was moved'
  await dropOutdated(tx, before.id, row.sequence, reason, now)
  return toBooking(row)
}
