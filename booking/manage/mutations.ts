import { type Change, change, revise } from '../book/mutations.ts'
import { officeDate } from '../calendar/office-days.ts'
import type { Answer } from '../core/answers.ts'
import { type Booking, type CallState, callState, mayChange, type Outcome } from '../core/booking.ts'
import type { BookingSettings } from '../core/settings.ts'
import { enqueueMessages, enqueueNews } from '../messages/outbox.ts'
import { atOnce, messagesAfterOutcome } from '../messages/schedule.ts'
import { updateBooking } from '../store/bookings.ts'
import { insertSeen } from '../store/seen.ts'
import type { Store } from '../store/store.ts'

/** Whether a call has neither begun nor been canceled. */
export function isToCome(state: CallState): state is 'ahead' | 'closed' {
  return state === 'ahead' || state === 'closed'
}

/** Whether somebody can say what became of a call: from its start on, unless it was canceled. */
export function hasOutcome({ status, startsAt }: Booking, now: Temporal.Instant): boolean {
  return status === 'confirmed' && Temporal.Instant.compare(startsAt, now) <= 0
}

/** Cancels a call; null when there is none that can still be canceled. */
export function cancelBooking(
  store: Store,
  id: string,
  { settings, now, by, tellVisitor }: Change,
): Promise<Booking | null> {
  return change(store, id, async (tx, before) => {
    if (!mayChange(callState(before, settings.rules, now), by)) return null
    const booking = await revise(tx, before, { status: 'canceled', canceledAt: now, canceledBy: by }, now)
    await enqueueNews(tx, 'canceled', booking, { settings, now, tellVisitor })
    return booking
  })
}

/** Records that the visitor will be there. Idempotent; null when the call is canceled or has begun. */
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
  given: readonly Answer[],
  now: Temporal.Instant,
): Promise<Booking | null> {
  return change(store, id, async (tx, before) => {
    if (before.status !== 'confirmed' || before.preparedAt) return null
    const answers = [...before.answers, ...given]
    const booking = await updateBooking(tx, before.id, { answers, preparedAt: now })
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
    if (before.outcome) {
      // Kept as a count, so that a report tells how often an outcome was changed afterwards.
      const day = String(officeDate(settings.rules, now))
      const event = `corrected:${before.outcome}:${outcome}`
      await insertSeen(tx, [{ day, page: '', source: '', event, times: 1 }])
    }
    const booking = await updateBooking(tx, before.id, { outcome, outcomeAt: now })
    const messages = messagesAfterOutcome(outcome, settings, now)
    const kinds = messages.map(({ kind }) => kind)
    // Recorded, corrected and recorded again: the event goes out again, an email unless it was sent.
    if (kinds.length > 0)
      await tx
        .deleteFrom('outbox')
        .where('bookingId', '=', booking.id)
        .where('kind', 'in', kinds)
        .where((message) =>
          message.or([message('kind', '=', `webhook-${outcome}`), message('sentAt', 'is', null)]),
        )
        .execute()
    await enqueueMessages(tx, booking, messages, now)
    return booking
  })
}

/** Stores what the visitor leaves the call with and queues its email; null when one was sent before. @throws StoreError */
export function sendSummary(
  store: Store,
  id: string,
  callSummary: string,
  now: Temporal.Instant,
): Promise<Booking | null> {
  return change(store, id, async (tx, before) => {
    if (!hasOutcome(before, now) || before.callSummary) return null
    const booking = await updateBooking(tx, before.id, { callSummary })
    await enqueueMessages(tx, booking, atOnce(['call-summary'], now), now)
    return booking
  })
}
