import type { Store } from '../db/store.ts'
import type { BookingSettings } from '../domain/settings.ts'
import type { Log } from '../log.ts'
import type { BookingMetrics } from '../metrics.ts'
import type { WidgetAssets } from '../ui/widget-document.tsx'
import type { AttemptLimit } from './network.ts'

/** Dependencies of the handlers, created once by `openBookingService`. */
export interface BookingContext {
  settings: BookingSettings
  store: Store
  log: Log
  metrics: BookingMetrics
  assets: WidgetAssets
  limit: AttemptLimit
  now: () => Temporal.Instant
  /** Milliseconds; a form submitted sooner after it was first rendered is treated as a bot's. */
  minimumFillMs: number
  /** Wakes the outbox worker after a booking or a lead was committed. */
  wake: () => void
}

/** Who sent a request, as determined by the server in front. */
export interface Client {
  /** The visitor's network address. */
  address: string
}
