import { lockCalendar } from '../calendar/blocks.ts'
import { isDayFull, openHosts } from '../calendar/open-hosts.ts'
import {
  type Booking,
  type CallState,
  type CancelledBy,
  callState,
  type MoveOutcome,
  mayChange,
  type Outcome,
  type PreparationAnswers,
} from '../core/booking.ts'
import type { BookingSettings } from '../core/settings.ts'
import { dropOutdated, enqueueMessages, enqueueNews } from '../messages/outbox.ts'
import { atOnce, messagesAfterOutcome } from '../messages/schedule.ts'
import { bookingById, updateBooking } from '../store/bookings.ts'
import { type Database, inTransaction, type Store } from '../store/store.ts'
import { isOverlap } from '../store/store-error.ts'

/** Whether a call has neither begun nor been cancelled. */
export function isToCome(state: CallState): state is 'ahead' | 'closed' {
  return state === 'ahead' || state === 'closed'
}

/** Whether somebody can say what became of a call: from its start on, unless it was canceled. */
export function hasOutcome({ status, startsAt }: Booking, now: Temporal.Instant): boolean {
  return status === 'confirmed' && Temporal.Instant.compare(startsAt, now) <= 0
}

export interface Change {
  settings: BookingSettings
  now: Temporal.Instant
  by: CancelledBy
  /** The agency always gets an email. */
  tellVisitor: boolean
}

/** Changes a booking that stays as it is meanwhile, because all changes take the calendar's lock; null when there is none. */
function change<T>(
  store: Store,
  id: string,
  work: (tx: Database, before: Booking) => Promise<T | null>,
): Promise<T | null> {
  return inTransaction(store, async (tx) => {
    await lockCalendar(store, tx)
    const before = await bookingById({ db: tx }, id)
    return before && (await work(tx, before))
  })
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
  const { rules } = settings
  const endsAt = startsAt.add({ minutes: rules.callMinutes })
  const blocksUntil = endsAt.add({ minutes: rules.bufferMinutes })
  try {
    const outcome = await change<MoveOutcome>(store, id, async (tx, before) => {
      if (!mayChange(callState(before, rules, now), by)) return null
      if (before.startsAt.equals(startsAt)) return { kind: 'unchanged', booking: before }
      const host = { id: before.host, calendarCheck }
      const isOpen = (await openHosts(tx, [host], { startsAt, endsAt: blocksUntil })).length > 0
      if (!isOpen || (await isDayFull(tx, rules, startsAt, before.id))) return { kind: 'taken' }
      const times = { startsAt, endsAt, blocksUntil, calendarCheck, attendingAt: null, movedAt: now }
      const booking = await revise(tx, before, times, now)
      await enqueueNews(tx, 'moved', booking, { settings, now, tellVisitor })
      return { kind: 'moved', booking, from: before.startsAt }
    })
    return outcome ?? { kind: 'over' }
  } catch (error) {
    if (isOverlap(error)) return { kind: 'taken' }
    throw error
  }
}

/** Cancels a call; null when there is none that can still be canceled. */
export function cancelBooking(
  store: Store,
  id: string,
  { settings, now, by, tellVisitor }: Change,
): Promise<Booking | null> {
  return change(store, id, async (tx, before) => {
    if (!mayChange(callState(before, settings.rules, now), by)) return null
    const booking = await revise(tx, before, { status: 'cancelled', cancelledAt: now, cancelledBy: by }, now)
    await enqueueNews(tx, 'cancelled', booking, { settings, now, tellVisitor })
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
  return change(store, id, async (tx, before) => {
    if (!isToCome(callState(before, settings.rules, now))) return null
    return await updateBooking(tx, before.id, { attendingAt: before.attendingAt ?? now })
  })
}

/** Stores the answers and queues the agency's email; null when there are answers already. @throws StoreError */
export function prepareCall(
  store: Store,
  id: string,
  answers: PreparationAnswers,
  now: Temporal.Instant,
): Promise<Booking | null> {
  return change(store, id, async (tx, before) => {
    if (before.status !== 'confirmed' || before.preparedAt) return null
    const booking = await updateBooking(tx, before.id, { ...answers, preparedAt: now })
    await enqueueMessages(tx, booking, atOnce(['agency-prepared'], now), now)
    return booking
  })
}

/**
 * Records what became of a call, or corrects it, and queues its messages in one transaction. Idempotent; null when
 * `hasOutcome` says no. @throws StoreError
 */
export function recordOutcome(
  store: Store,
  id: string,
  outcome: Outcome,
  { settings, now }: Pick<Change, 'settings' | 'now'>,
): Promise<Booking | null> {
  return change(store, id, async (tx, before) => {
    if (!hasOutcome(before, now)) return null
    if (before.outcome === outcome) return before
    const booking = await updateBooking(tx, before.id, { outcome, outcomeAt: now })
    // Recorded, corrected and recorded again: the event goes out again, a no-show's email unless it was sent.
    await tx
      .deleteFrom('outbox')
      .where('bookingId', '=', booking.id)
      .where((message) =>
        message.or([
          message('kind', '=', `webhook-${outcome}`),
          message.and([message('kind', '=', 'no-show'), message('sentAt', 'is', null)]),
        ]),
      )
      .execute()
    await enqueueMessages(tx, booking, messagesAfterOutcome(outcome, settings, now), now)
    return booking
  })
}

/** Changes a call, raises its revision and drops what belongs to earlier ones. */
async function revise(
  tx: Database,
  { id, sequence }: Booking,
  changes: Parameters<typeof updateBooking>[2],
  now: Temporal.Instant,
): Promise<Booking> {
  const revision = { sequence: sequence + 1, outcome: null, outcomeAt: null }
  const booking = await updateBooking(tx, id, { ...changes, ...revision })
  const reason = booking.status === 'cancelled' ? 'the call was cancelled' : 'the call was moved'
  await dropOutdated(tx, booking, reason, now)
  return booking
}
