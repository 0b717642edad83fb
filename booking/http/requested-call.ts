import { type FoundCall, findCall } from '../db/call-links.ts'
import { type CallState, callState } from '../domain/call-state.ts'
import { readForm } from './body.ts'
import { calendarOfHost } from './calendar.ts'
import type { Client } from './client.ts'
import type { BookingContext } from './context.ts'
import { HttpError } from './errors.ts'

/** The call that a request's address names, as it is now. */
export interface RequestedCall extends FoundCall {
  /** With the settings of the call's calendar, under which it is shown and changed. */
  context: BookingContext
  secret: string
  state: CallState
}

/**
 * @throws HttpError `unknown-call` without one secret that leads to a call, `clinic-gone` when its calendar is no longer
 *   here; StoreError
 */
export async function requestedCall(agency: BookingContext, request: Request): Promise<RequestedCall> {
  const { store, now } = agency
  const [secret = '', repeated] = new URL(request.url).searchParams.getAll('booking')
  const found = repeated === undefined ? await findCall(store, secret) : null
  if (!found) throw new HttpError({ kind: 'unknown-call' })
  const context = calendarOfHost(agency, found.booking.host)
  return { ...found, context, secret, state: callState(found.booking, now()) }
}

/**
 * The call and the fields of a posted form, after the cheap checks: the sender, attempts per network, type and size.
 * @throws HttpError, StoreError
 */
export async function postedCall(
  context: BookingContext,
  request: Request,
  client: Client,
): Promise<{ call: RequestedCall; form: URLSearchParams }> {
  // CSRF: another site must not press the button from its visitors' browsers.
  if (request.headers.get('sec-fetch-site') === 'cross-site') throw new HttpError({ kind: 'cross-site' })
  const waitSeconds = await context.limit.take(client)
  if (waitSeconds > 0) throw new HttpError({ kind: 'too-many-changes', waitSeconds })
  const form = await readForm(request)
  return { call: await requestedCall(context, request), form }
}
