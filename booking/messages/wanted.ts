import { type Booking, OUTCOMES } from '../core/booking.ts'
import type { MessageKind } from '../core/message-kinds.ts'
import { bookingById } from '../store/bookings.ts'
import type { Store } from '../store/store.ts'
import { type BookingMessage, isPending, type PendingMessage } from './outbox-claims.ts'

/** Why a message is not sent. `late`: its time has passed. After the call it is an error: the visitor never got it. */
export interface Dropped {
  reason: string
  late?: 'useless' | 'after the call'
}

/** Kinds that are sent although the call is canceled. */
const ABOUT_CANCELED: readonly MessageKind[] = ['canceled', 'agency-canceled', 'webhook-canceled', 'calendar']
/** Kinds that are useless after the call. */
const BEFORE_CALL: readonly MessageKind[] = ['confirmation', 'moved', 'canceled']

/** The booking that a message is about, as it is now, or why the message is not to be sent any more. */
export async function wantedBooking(
  store: Store,
  message: BookingMessage,
  now: Temporal.Instant,
): Promise<Booking | Dropped> {
  const { kind, sequence, usefulUntil } = message
  const booking = await bookingById(store, message.bookingId)
  if (!booking) return { reason: 'the booking was deleted' }
  if (booking.status !== 'confirmed' && !ABOUT_CANCELED.includes(kind)) {
    return { reason: 'the booking was canceled' }
  }
  if (booking.sequence !== sequence) return { reason: 'the booking has changed since' }
  if (kind === 'agency-outcome' && booking.outcome) return { reason: 'the outcome is recorded' }
  const others = OUTCOMES.filter((outcome) => outcome !== booking.outcome)
  if (others.some((outcome) => kind === outcome || kind === `webhook-${outcome}`))
    return { reason: 'the outcome was corrected' }
  if (!(await isPending(store, message.id))) return { reason: 'it was dropped meanwhile' }
  if (usefulUntil && Temporal.Instant.compare(usefulUntil, now) <= 0) {
    return { reason: `it was useful until ${usefulUntil}`, late: 'useless' }
  }
  const isOver = Temporal.Instant.compare(booking.endsAt, now) <= 0
  if (isOver && BEFORE_CALL.includes(kind)) return { reason: 'the call is over', late: 'after the call' }
  return booking
}

/** When a message becomes useless: its own end, or the start of the call that it precedes; null for never. */
export function endOf(
  { kind, usefulUntil }: PendingMessage,
  booking: Booking | null,
): Temporal.Instant | null {
  if (usefulUntil) return usefulUntil
  return booking && BEFORE_CALL.includes(kind) ? booking.startsAt : null
}
