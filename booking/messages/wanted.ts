import { type Booking, OUTCOMES } from '../core/booking.ts'
import type { MessageKind } from '../core/message-kinds.ts'
import { bookingById } from '../store/bookings.ts'
import type { Store } from '../store/store.ts'
import { type BookingMessage, isPending, type PendingMessage } from './outbox-claims.ts'

/** A message is not sent, and why. `late`: its time has passed. After the call it is an error: the visitor never got it. */
export class Dropped extends Error {
  override name = 'Dropped'
  readonly late: 'useless' | 'after the call' | undefined

  constructor(reason: string, late?: Dropped['late']) {
    super(reason)
    this.late = late
  }
}

/** Kinds that are sent although the call is canceled. */
const ABOUT_CANCELED: readonly MessageKind[] = ['canceled', 'agency-canceled', 'webhook-canceled', 'calendar']
/** Kinds that are useless after the call. */
const BEFORE_CALL: readonly MessageKind[] = ['confirmation', 'moved', 'canceled']

/** The booking that a message is about, as it is now. @throws {Dropped} when the message is not to be sent any more */
export async function wantedBooking(
  store: Store,
  message: BookingMessage,
  now: Temporal.Instant,
): Promise<Booking> {
  const { kind, sequence, usefulUntil } = message
  const booking = await bookingById(store, message.bookingId)
  if (!booking) throw new Dropped('the booking was deleted')
  if (booking.status !== 'confirmed' && !ABOUT_CANCELED.includes(kind))
    throw new Dropped('the booking was canceled')
  if (booking.sequence !== sequence) throw new Dropped('the booking has changed since')
  if (kind === 'agency-outcome' && booking.outcome) throw new Dropped('the outcome is recorded')
  const others = OUTCOMES.filter((outcome) => outcome !== booking.outcome)
  if (others.some((outcome) => kind === outcome || kind === `webhook-${outcome}`))
    throw new Dropped('the outcome was corrected')
  if (!(await isPending(store, message.id))) throw new Dropped('it was dropped meanwhile')
  if (usefulUntil && Temporal.Instant.compare(usefulUntil, now) <= 0)
    throw new Dropped(`it was useful until ${usefulUntil}`, 'useless')
  const isOver = Temporal.Instant.compare(booking.endsAt, now) <= 0
  if (isOver && BEFORE_CALL.includes(kind)) throw new Dropped('the call is over', 'after the call')
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
