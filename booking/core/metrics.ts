import type { HttpErrorReason } from '../form/reasons.ts'
import type { Channel } from './message-kinds.ts'

/** How a posted booking form ended: with a booking, with the earlier one of the same form, kept as a lead, refused, or in a crash. */
export type BookingPostOutcome = 'booked' | 'repeated' | 'kept' | 'failed' | HttpErrorReason['kind']

/** How an attempt to send a message ended: `failed` is tried again, `dropped` was outdated, `dead` is given up. */
export type MessageOutcome = 'sent' | 'failed' | 'dropped' | 'dead'

/** What the booking service reports to a monitor as it happens. Every value comes from a short, fixed list. */
export interface BookingMetrics {
  bookingPosted(outcome: BookingPostOutcome): void
  messageAttempted(channel: Channel, outcome: MessageOutcome): void
  /** The database did not answer a visitor or the outbox worker. */
  storeFailed(): void
}

/** Counts nothing. */
export const noMetrics: BookingMetrics = {
  bookingPosted() {},
  messageAttempted() {},
  storeFailed() {},
}
