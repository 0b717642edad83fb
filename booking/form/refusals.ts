import { networkHash } from '../../platform/network.ts'
import type { LimitReason } from '../core/booking.ts'
import type { StoreError } from '../store/store-error.ts'
import type { BookingContext, Client } from './context.ts'
import { describeError } from './http-error.ts'
import { type HttpErrorReason, REASONS } from './reasons.ts'

/** The last parts of the addresses that take posts. Another one is a stranger's text, which no log gets. */
const FORMS = ['booking', 'lead', 'call', 'move', 'cancel', 'webhook', 'texts']

/**
 * Logs why a posted form was refused, so that "why couldn't I book?" is one search: reason, form and the network's hash,
 * which `desk bookings --since` shows too.
 */
export function logRefusal(
  { log, store }: BookingContext,
  request: Request,
  client: Client,
  reason: HttpErrorReason['kind'] | LimitReason,
): void {
  const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
  const form = FORMS.includes(name) ? name : 'unknown'
  log.info({ refused: reason, form, network: networkHash(store.secret, client.address) }, REASONS[reason].log)
}

/** Logs and counts that the database did not answer a request. The error has no personal data; see `StoreError`. */
export function reportStoreError({ log, metrics }: BookingContext, error: StoreError): void {
  metrics.storeFailed()
  log.error(
    { ...describeError(error), task: error.message },
    'The database failed; the visitor was asked to try again.',
  )
}
