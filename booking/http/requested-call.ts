import { type FoundCall, findCall } from '../db/call-links.ts'
import { type CallState, callState } from '../domain/call-state.ts'
import type { BookingContext } from './context.ts'
import { HttpError } from './errors.ts'

/** The call that a request's address names, as it is now. */
export interface RequestedCall extends FoundCall {
  context: BookingContext
  secret: string
  state: CallState
}

/** @throws HttpError `unknown-call` without one secret that leads to a call; StoreError */
export async function requestedCall(context: BookingContext, request: Request): Promise<RequestedCall> {
  const [secret = '', repeated] = new URL(request.url).searchParams.getAll('booking')
  const found = repeated === undefined ? await findCall(context.store, secret) : null
  if (!found) throw new HttpError({ kind: 'unknown-call' })
  return { ...found, context, secret, state: callState(found.booking, context.now()) }
}
