import { lockCalendar } from '../calendar/blocks.ts'
import type { Booking, Outcome } from '../core/booking.ts'
import type { BookingSettings } from '../core/settings.ts'
import { enqueueMessages } from '../messages/outbox.ts'
import { deliveriesOf, messagesAfterOutcome } from '../messages/schedule.ts'
import { toBooking } from '../store/bookings.ts'
import { inTransaction, type Store } from '../store/store.ts'
import { lockedBooking } from './mutations.ts'

/** Whether somebody can say what became of a call: from its start on, unless it was canceled. */
export function hasOutcome({ status, startsAt }: Booking, now: Temporal.Instant): boolean {
  return status === 'confirmed' && Temporal.Instant.compare(startsAt, now) <= 0
}

/**
 * Records what became of a call, or corrects it, and queues its messages in one transaction. Idempotent; null when
 * `hasOutcome` says no. @throws StoreError
 */
export function recordOutcome(
  store: Store,
  id: string,
  outcome: Outcome,
  { settings, now }: { settings: BookingSettings; now: Temporal.Instant },
): Promise<Booking | null> {
  return inTransaction(store, async (tx) => {
    await lockCalendar(store, tx)
    const before = await lockedBooking(tx, id)
    if (!before || !hasOutcome(before, now)) return null
    if (before.outcome === outcome) return before
    const row = await tx
      .updateTable('bookings')
      .set({ outcome, outcomeAt: now })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const messages = messagesAfterOutcome(outcome, deliveriesOf(settings), now)
    // Recorded, corrected and recorded again: the event goes out again, a no-show's email unless it was sent.
    await tx
      .deleteFrom('outbox')
      .where('bookingId', '=', row.id)
      .where((message) =>
        message.or([
          message('kind', '=', `webhook-${outcome}`),
          message.and([message('kind', '=', 'no-show'), message('sentAt', 'is', null)]),
        ]),
      )
      .execute()
    await enqueueMessages(tx, toBooking(row), messages, now)
    return toBooking(row)
  })
}
