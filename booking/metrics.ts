import type { HttpErrorReason } from './http/errors.ts'

/** How a posted booking form ended: with a booking, with the earlier one of the same form, refused, or in a crash. */
export type BookingPostOutcome = 'booked' | 'repeated' | 'failed' | HttpErrorReason['kind']

/** How an attempt to send an e-mail ended. */
export type EmailOutcome = 'sent' | 'failed' | 'dropped'

/** What the booking service reports to a monitor as it happens. Every value comes from a short, fixed list. */
export interface BookingMetrics {
  bookingPosted(outcome: BookingPostOutcome): void
  emailAttempted(outcome: EmailOutcome): void
  /** So many calls were booked in a short time that the alarm was raised. */
  floodDetected(): void
  /** The database did not answer a visitor or the outbox worker. */
  storeFailed(): void
}

/** Counts nothing. */
export const noMetrics: BookingMetrics = {
  bookingPosted() {},
  emailAttempted() {},
  floodDetected() {},
  storeFailed() {},
}
