import type { StoreError } from '../db/store-error.ts'
import type { BookingContext } from './context.ts'
import { describeError } from './errors.ts'

/** Logs and counts that the database did not answer a request. The error has no personal data; see `StoreError`. */
export function reportStoreError({ log, metrics }: BookingContext, error: StoreError): void {
  metrics.storeFailed()
  log.error(
    { ...describeError(error), task: error.message },
    'The database failed; the visitor was asked to try again.',
  )
}
