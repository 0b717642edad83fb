import type { AttemptLimit } from '../../platform/rate-limit.ts'
import type { BookingMetrics, Log } from '../core/reporting.ts'
import type { BookingSettings } from '../core/settings.ts'
import type { Store } from '../store/store.ts'
import type { WidgetAssets } from './ui/widget-document.tsx'

/** Dependencies of the handlers, created once by `openBookingService`. */
export interface BookingContext {
  settings: BookingSettings
  store: Store
  log: Log
  metrics: BookingMetrics
  assets: WidgetAssets
  limit: AttemptLimit
  now: () => Temporal.Instant
  /** A form submitted sooner after it was first rendered is treated as a bot's. */
  minimumFillMs: number
  /** Wakes the outbox worker after a booking or a lead was committed. */
  wake: () => void
}
