import type { CallRequest } from '../domain/call-request.ts'
import { newestFirst } from './listings.ts'
import type { Store } from './store.ts'

/** Requests for a call at another time, newest first. */
export function requestPages(store: Store): AsyncGenerator<CallRequest[]> {
  return newestFirst<CallRequest & { formKey?: string }>(
    store,
    'requests',
    ({ formKey, ...request }) => request,
  )
}
