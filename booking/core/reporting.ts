import type { Channel } from './message-kinds.ts'

/** The part of a logger that the booking service uses; pino satisfies it. Never pass personal data. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** How an attempt to send a message ended: `failed` is tried again, `dropped` was outdated, `dead` is given up. */
export type MessageOutcome = 'sent' | 'failed' | 'dropped' | 'dead'

/** What the booking service reports to a monitor as it happens. Every value comes from a short, fixed list. */
export interface BookingMetrics {
  /**
   * A form was posted.
   * @param outcome `booked`, `stored`, `repeated`, `kept` as a lead, `failed`, or the reason of its refusal
   */
  formPosted(form: string, outcome: string): void
  messageAttempted(channel: Channel, outcome: MessageOutcome): void
  /** The database did not answer a visitor or the outbox worker. */
  storeFailed(): void
}

/** Counts nothing. */
export const noMetrics: BookingMetrics = {
  formPosted() {},
  messageAttempted() {},
  storeFailed() {},
}
