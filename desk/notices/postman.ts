import type { DeskSettings } from '../domain/settings.ts'
import type { Store } from '../store/open.ts'
import type { Sender } from './senders.ts'

/** The part of a pino logger that the postman uses. */
export interface PostmanLog {
  info(facts: Record<string, unknown>, message: string): void
  warn(facts: Record<string, unknown>, message: string): void
  error(facts: Record<string, unknown>, message: string): void
}

export interface Postman {
  /** Looks at the outbox now instead of at the next tick. Call after a booking is committed. */
  nudge(): void
  lastTick(): Temporal.Instant | null
  stop(): Promise<void>
}

export interface PostmanParts {
  store: Store
  sender: Sender
  settings: DeskSettings
  now: () => Temporal.Instant
  log: PostmanLog
  everyMs: number
}

export function startPostman(parts: PostmanParts): Postman {
  throw new Error(`not written yet ${parts.everyMs}`)
}
