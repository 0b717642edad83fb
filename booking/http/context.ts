import type { Store } from '../db/store.ts'
import type { DeskSettings } from '../domain/settings.ts'
import type { Log } from '../log.ts'
import type { AttemptLimit } from './limits.ts'

/** What the build provides: the public address of the one script, CSS to inline. */
export interface WidgetAssets {
  script: string
  style: string
}

/** Who is asking: the network address as the server in front has established it. */
export interface Client {
  address: string
}

/** All that the handlers work with; put together once, in `openDesk`. */
export interface DeskContext {
  settings: DeskSettings
  store: Store
  log: Log
  assets: WidgetAssets
  limit: AttemptLimit
  now: () => Temporal.Instant
  /** A form sent sooner than this after it was drawn was not filled in by a person. Milliseconds. */
  minimumFillMs: number
  /** Tells the postman that a booking or a lead has been committed. */
  nudge: () => void
}
