import { CALL_PATH, callHref } from '../core/call-addresses.ts'
import type { BookingContext } from '../form/context.ts'
import { readForm } from '../form/posted-form.ts'
import { callResponse, requestedCall } from './call-pages.tsx'
import { cancelBooking, confirmAttendance } from './change-booking.ts'

/**
 * POST of "I'll be there". Only a link from the visitor's own e-mail does it: whoever has only booked has not shown that
 * the address is theirs.
 */
export async function postAttendance(context: BookingContext, request: Request): Promise<Response> {
  await readForm(request)
  const call = await requestedCall(context, request)
  if (call.state === 'ahead' && call.via !== 'visitor') return callResponse(call, 409)
  const { store, settings, log, now } = context
  if (!(await confirmAttendance(store, call.booking.id, settings, now())))
    return pastResponse(context, request)
  if (!call.booking.attendingAt) log.info({ booking: call.booking.id }, 'Call confirmed by the visitor.')
  return seeOther(callHref(CALL_PATH, call.secret))
}

/** POST of the cancellation. A second one finds the call canceled and says so. */
export async function postCancel(context: BookingContext, request: Request): Promise<Response> {
  await readForm(request)
  const call = await requestedCall(context, request)
  if (call.state === 'begun' || call.state === 'over') return pastResponse(context, request)
  const { store, settings, log, now } = context
  // The agency's e-mails have links of their own: the visitor must not read that they canceled it themselves.
  const by = call.via === 'agency' ? 'agency' : 'visitor'
  if (await cancelBooking(store, call.booking.id, by, { settings, now: now(), tellVisitor: true })) {
    log.info({ booking: call.booking.id }, `Call canceled by the ${by}.`)
    context.wake()
  }
  return seeOther(callHref(CALL_PATH, call.secret))
}

/** The page of a call that is past this change: read anew, because it may just have become so. */
export async function pastResponse(context: BookingContext, request: Request): Promise<Response> {
  return callResponse(await requestedCall(context, request), 410)
}

/** Leads on to a page that shows what was done, so that a reload does nothing again. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } })
}
