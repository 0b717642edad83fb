import type { Store } from '../db/store.ts'
import type { BookingSettings } from '../domain/settings.ts'
import type { Log } from '../log.ts'
import type { AttemptLimit } from './limits.ts'

/** Public address of the script that wakes the widget and the lead form, and the CSS to inline. */
export interface WidgetAssets {
  script: string
  style: string
}

/** The visitor's network address, as determined by the server in front. */
export interface Client {
  address: string
}

/** Dependencies of the handlers, created once by `openBookingService`. */
export interface BookingContext {
  settings: BookingSettings
  store: Store
  log: Log
  assets: WidgetAssets
  limit: AttemptLimit
  now: () => Temporal.Instant
  /** Milliseconds; a form submitted sooner after it was first rendered is treated as a bot's. */
  minimumFillMs: number
  /** Wakes the outbox worker after a booking or a lead was committed. */
  wake: () => void
}
