import type { Operator } from '../db/audit.ts'
import { cancelBooking, confirmAttendance } from '../db/change-booking.ts'
import { CALL_PATH, callHref } from '../domain/call-addresses.ts'
import { clinicSlugOf } from '../domain/hosts.ts'
import { callResponse, isAheadOrHeld } from './call-pages.tsx'
import type { Client } from './client.ts'
import type { BookingContext } from './context.ts'
import { postedCall, type RequestedCall, requestedCall } from './requested-call.ts'

/**
 * POST of "I'll be there", which also confirms a held call. Only a link from the visitor's own e-mail does it: whoever
 * has only booked has not shown that the address is theirs.
 */
export async function postAttendance(
  agency: BookingContext,
  request: Request,
  client: Client,
): Promise<Response> {
  const { call } = await postedCall(agency, request, client)
  const { context } = call
  if (isAheadOrHeld(call) && call.via !== 'visitor') return callResponse(call, 409)
  const { store, settings, log } = context
  const confirmed = isAheadOrHeld(call)
    ? await confirmAttendance(store, call.booking.id, settings, context.now())
    : null
  if (!confirmed) return pastResponse(agency, request)
  if (!call.booking.attendingAt) log.info({ booking: call.booking.id }, 'Call confirmed by the visitor.')
  context.wake()
  return seeOther(callHref(CALL_PATH, call.secret, clinicSlugOf(settings)))
}

/** POST of the cancellation. A second one finds the call canceled and says so. */
export async function postCancel(
  agency: BookingContext,
  request: Request,
  client: Client,
): Promise<Response> {
  const { call } = await postedCall(agency, request, client)
  const { context } = call
  if (call.state === 'begun' || call.state === 'over') return pastResponse(agency, request)
  const { store, settings, log } = context
  const change = { settings, now: context.now(), tellVisitor: true, by: operatorOf(call) }
  // The agency's e-mails have links of their own: the visitor must not read that they canceled it themselves.
  const by = call.via === 'agency' ? 'agency' : 'visitor'
  if (isAheadOrHeld(call) && (await cancelBooking(store, call.booking.id, by, change))) {
    log.info({ booking: call.booking.id }, `Call canceled by the ${by}.`)
    context.wake()
  }
  return seeOther(callHref(CALL_PATH, call.secret, clinicSlugOf(settings)))
}

/** Whom the audit trail names: the agency's e-mails have links of their own, and visitors are not recorded. */
export function operatorOf({ via }: RequestedCall): Operator | undefined {
  return via === 'agency' ? { operator: 'link in the agency’s e-mail' } : undefined
}

/** The page of a call that is past this change: read anew, because it may just have become so. */
export async function pastResponse(context: BookingContext, request: Request): Promise<Response> {
  return callResponse(await requestedCall(context, request), 410)
}

/** Leads on to a page that shows what was done, so that a reload does nothing again. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } })
}
