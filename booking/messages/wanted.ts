import type { Booking, Outcome } from '../core/booking.ts'
import type { BookingMessageKind } from '../core/message-kinds.ts'
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

/** While what state of its call a message is worth sending, besides that the call is confirmed. */
interface Wanted {
  /** Also when it is canceled. */
  evenCanceled?: true
  /** Useless after it. */
  beforeCall?: true
  /** Only with this outcome; null for none recorded. */
  outcome?: Outcome | null
}

const wantedWhile: Record<BookingMessageKind, Wanted> = {
  confirmation: { beforeCall: true },
  moved: { beforeCall: true },
  canceled: { beforeCall: true, evenCanceled: true },
  'day-reminder': {},
  'hour-reminder': {},
  'day-text': {},
  'hour-text': {},
  'no-show': { outcome: 'no-show' },
  'call-summary': {},
  'agency-copy': {},
  'agency-moved': {},
  'agency-canceled': { evenCanceled: true },
  'agency-prepared': {},
  'agency-outcome': { outcome: null },
  'webhook-booked': {},
  'webhook-moved': {},
  'webhook-canceled': { evenCanceled: true },
  'webhook-held': { outcome: 'held' },
  'webhook-no-show': { outcome: 'no-show' },
  'webhook-not-a-fit': { outcome: 'not-a-fit' },
  'webhook-client': { outcome: 'client' },
  calendar: { evenCanceled: true },
}

/** The booking that a message is about, as it is now. @throws {Dropped} when the message is not to be sent any more */
export async function wantedBooking(
  store: Store,
  message: BookingMessage,
  now: Temporal.Instant,
): Promise<Booking> {
  const { kind, sequence, usefulUntil } = message
  const booking = await bookingById(store, message.bookingId)
  if (!booking) throw new Dropped('the booking was deleted')
  const { evenCanceled, beforeCall, outcome } = wantedWhile[kind]
  if (booking.status !== 'confirmed' && !evenCanceled) throw new Dropped('the booking was canceled')
  if (booking.sequence !== sequence) throw new Dropped('the booking has changed since')
  if (outcome !== undefined && outcome !== booking.outcome)
    throw new Dropped(outcome ? 'the outcome was corrected' : 'the outcome is recorded')
  if (!(await isPending(store, message.id))) throw new Dropped('it was dropped meanwhile')
  if (usefulUntil && Temporal.Instant.compare(usefulUntil, now) <= 0)
    throw new Dropped(`it was useful until ${usefulUntil}`, 'useless')
  const isOver = Temporal.Instant.compare(booking.endsAt, now) <= 0
  if (isOver && beforeCall) throw new Dropped('the call is over', 'after the call')
  return booking
}

/** When a message becomes useless: its own end, or the start of the call that it precedes; null for never. */
export function endOf(message: PendingMessage, booking: Booking | null): Temporal.Instant | null {
  if (message.usefulUntil) return message.usefulUntil
  const precedesCall = message.bookingId !== null && wantedWhile[message.kind].beforeCall
  return booking && precedesCall ? booking.startsAt : null
}
