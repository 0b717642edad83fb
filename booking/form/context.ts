import type { Client } from '../../platform/client-address.ts'
import type { AttemptLimit } from '../../platform/rate-limit.ts'
import type { Service } from '../store/store.ts'

/** From the build: the address of the script that hydrates, and the style to inline. */
export interface WidgetAssets {
  script: string
  style: string
}

/** Dependencies of the handlers, created once by `openBookingService`. */
export interface BookingContext extends Service {
  assets: WidgetAssets
  limit: AttemptLimit
  /** A form submitted sooner after it was first rendered is treated as a bot's. */
  minimumFillMs: number
  /** Wakes the outbox worker after a booking or a lead was committed. */
  wake: () => void
}

/** What a request brings besides itself. */
export type BookingEnv = { Bindings: Client }

/** What each document needs. */
export type DocumentContext = Pick<BookingContext, 'settings' | 'assets'>
