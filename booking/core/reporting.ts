import type { Channel } from './message-kinds.ts'

/** The part of a logger that the booking service uses; pino satisfies it. Never pass personal data. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** For commands, which say on the terminal what happened. */
export const noLog: Log = { info() {}, warn() {}, error() {} }

/** `failed` is tried again, `dropped` was outdated, `dead` is given up. */
type MessageOutcome = 'sent' | 'failed' | 'dropped' | 'dead'

/** Every label has few values, as monitors require. */
export interface BookingMetrics {
  /** `outcome`: `booked`, `stored`, `repeated`, `kept` as a lead, `failed`, or the reason of its refusal. */
  formPosted(form: string, outcome: string): void
  messageAttempted(channel: Channel, outcome: MessageOutcome): void
  storeFailed(): void
}

export const noMetrics: BookingMetrics = {
  formPosted() {},
  messageAttempted() {},
  storeFailed() {},
}
