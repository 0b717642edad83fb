import { CALL_PATH, CANCEL_PATH, callHref, MOVE_PATH } from '../core/addresses.ts'
import { mayChange } from '../core/booking.ts'
import type { BookingContext } from '../form/context.ts'
import { documentResponse } from '../form/responses.tsx'
import { TallLink } from '../form/ui/links.tsx'
import { calendarFile } from '../messages/channels/invitation.ts'
import { callUrls } from '../messages/emails/call-facts.ts'
import { CallDocument } from './call-document.tsx'
import { ActionForm, CallPage } from './call-page.tsx'
import { callPageWords } from './labels.ts'
import { isToCome } from './mutations.ts'
import { type RequestedCall, requestedCall, whenOf } from './requested-call.ts'

/** A call's page. */
export async function showCall(context: BookingContext, request: Request): Promise<Response> {
  return callResponse(await requestedCall(context, request))
}

/** The page of a call in its present state. */
export function callResponse(call: RequestedCall, status = 200): Response {
  return documentResponse(<CallDocument call={call} />, status)
}

/** The page that asks before it cancels. A call that can't be canceled any more shows its own page. */
export async function showCancel(context: BookingContext, request: Request): Promise<Response> {
  const call = await requestedCall(context, request)
  const { secret, state, by } = call
  if (!mayChange(state, by)) return callResponse(call)
  const words = callPageWords(by).cancel
  return documentResponse(
    <CallPage call={call} title={words.title}>
      <p className="max-w-[40rem] border-l-4 border-evergreen bg-white p-4 text-lead font-semibold">
        {whenOf(call)}
      </p>
      <p className="my-5 max-w-[40rem]">{words.text}</p>
      <ActionForm action={callHref(CANCEL_PATH, secret)} text={words.cancel} />
      <p className="mt-5 flex flex-wrap gap-x-6">
        {state === 'ahead' && <TallLink href={callHref(MOVE_PATH, secret)}>{words.move}</TallLink>}
        <TallLink href={callHref(CALL_PATH, secret)}>{words.keep}</TallLink>
      </p>
    </CallPage>,
  )
}

/** The calendar file. A call that is not to come shows its own page. */
export async function sendCalendarFile(context: BookingContext, request: Request): Promise<Response> {
  const call = await requestedCall(context, request)
  if (!isToCome(call.state)) return callResponse(call, 410)
  const { booking, settings, secret, by: recipient } = call
  const urls = callUrls(settings, secret)
  return new Response(calendarFile(booking, settings, { method: 'PUBLISH', recipient, urls }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'Content-Disposition': 'attachment; filename="strategy-call.ics"',
    },
  })
}
