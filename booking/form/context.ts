import type { AttemptLimit } from '../../platform/rate-limit.ts'
import type { Service } from '../store/store.ts'
import type { WidgetAssets } from './ui/widget-document.tsx'

/** Dependencies of the handlers, created once by `openBookingService`. */
export interface BookingContext extends Service {
  assets: WidgetAssets
  limit: AttemptLimit
  /** A form submitted sooner after it was first rendered is treated as a bot's. */
  minimumFillMs: number
  /** Wakes the outbox worker after a booking or a lead was committed. */
  wake: () => void
}
