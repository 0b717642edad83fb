import type { Booking } from '../core/booking.ts'
import type { MessageKind } from '../core/message-kinds.ts'
import { bookingById } from '../store/bookings.ts'
import type { Store } from '../store/store.ts'
import { isPending, type PendingMessage } from './outbox-claims.ts'

/**
 * Why a message is not sent. `late`: it was wanted, and its time has passed. After the call that is an alarm: the
 * visitor was never told of it.
 */
export interface Dropped {
  reason: string
  late?: 'useless' | 'after the call'
}

/** Kinds that are about a call that is no more, or that bring another program up to date. */
const ABOUT_CANCELLED: readonly MessageKind[] = [
  'cancelled',
  'agency-cancelled',
  'webhook-cancelled',
  'calendar',
]
/** Kinds that are of no use to the visitor after the call. */
const BEFORE_CALL: readonly MessageKind[] = ['confirmation', 'moved', 'cancelled']

/**
 * The booking that a message is about, as it is now, or why the message is not sent any more: its booking was deleted,
 * cancelled or moved, or its time has passed. Compares instants only, and so drops nothing because of a slow attempt.
 */
export async function wantedBooking(
  store: Store,
  message: PendingMessage & { bookingId: string },
  now: Temporal.Instant,
): Promise<Booking | Dropped> {
  const { kind, sequence, usefulUntil } = message
  const booking = await bookingById(store, message.bookingId)
  if (!booking) return { reason: 'the booking was deleted' }
  if (booking.status !== 'confirmed' && !ABOUT_CANCELLED.includes(kind)) {
    return { reason: 'the booking was cancelled' }
  }
  if (booking.sequence !== sequence) return { reason: 'the booking has changed since' }
  if (!(await isPending(store, message.id))) return { reason: 'it was dropped meanwhile' }
  if (usefulUntil && Temporal.Instant.compare(usefulUntil, now) <= 0) {
    return { reason: `it was useful until ${usefulUntil}`, late: 'useless' }
  }
  const isOver = Temporal.Instant.compare(booking.endsAt, now) <= 0
  if (isOver && BEFORE_CALL.includes(kind)) return { reason: 'the call is over', late: 'after the call' }
  return booking
}

/** From when on a message is of no use: the end set for it, or the call for what the visitor reads before it. */
export function endOf(
  { kind, usefulUntil }: PendingMessage,
  booking: Booking | null,
): Temporal.Instant | null {
  if (usefulUntil) return usefulUntil
  return booking && BEFORE_CALL.includes(kind) ? booking.startsAt : null
}
