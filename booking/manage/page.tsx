import { callHref, DAY_PATH, dayHref, daySecretIn } from '../core/addresses.ts'
import { type CallState, type CancelledBy, callState, mayChange } from '../core/booking.ts'
import { formatHost, hostOf, roomOf } from '../core/call-hosts.ts'
import { formatWhen } from '../core/format-time.ts'
import { toE164 } from '../core/phone-number.ts'
import { oneLine } from '../core/sanitize.ts'
import type { CallHost } from '../core/settings.ts'
import type { BookingContext } from '../form/context.ts'
import { singleValue } from '../form/posted-form.ts'
import { HttpError } from '../form/reasons.ts'
import { documentResponse } from '../form/responses.tsx'
import { type FoundCall, findCall } from '../messages/call-links.ts'
import { callEvent, googleCalendarLink, outlookCalendarLink } from '../messages/channels/calendar-links.ts'
import { calendarFile } from '../messages/channels/invitation.ts'
import { callUrls } from '../messages/emails/call-urls.ts'
import { greeting } from '../messages/emails/greeting.ts'
import { CallDocument } from './call-document.tsx'
import type { CallPageProps, CallView } from './call-page.tsx'
import { CancelDocument } from './cancel-document.tsx'
import { hasOutcome, isToCome } from './mutations.ts'

/** A call's page. */
export async function showCall(context: BookingContext, request: Request): Promise<Response> {
  return callResponse(await requestedCall(context, request))
}

/** The page that asks before it cancels. A call that can't be canceled any more shows its own page. */
export async function showCancel(context: BookingContext, request: Request): Promise<Response> {
  const call = await requestedCall(context, request)
  if (!mayChange(call.state, call.by)) return callResponse(call)
  return documentResponse(<CancelDocument page={callPageOf(call)} call={callView(call)} />)
}

/** The calendar file. A call that is not to come shows its own page. */
export async function sendCalendarFile(context: BookingContext, request: Request): Promise<Response> {
  const call = await requestedCall(context, request)
  const { settings } = call.context
  if (!isToCome(call.state)) return callResponse(call, 410)
  const recipient = call.via === 'agency' ? 'agency' : 'visitor'
  return new Response(
    calendarFile(call.booking, settings, {
      method: 'PUBLISH',
      recipient,
      urls: callUrls(settings, call.secret),
    }),
    {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
        'Content-Disposition': 'attachment; filename="strategy-call.ics"',
      },
    },
  )
}

/** The page of a call in its present state. */
export function callResponse(call: RequestedCall, status = 200): Response {
  return documentResponse(<CallDocument page={callPageOf(call)} call={callView(call)} />, status)
}

export function callPageOf(call: RequestedCall): CallPageProps {
  const { booking, via, secret, context } = call
  const { settings, assets, now } = context
  const { agency, callTitle } = settings
  const daySecret = daySecretIn(secret)
  return {
    agency,
    style: assets.style,
    callTitle,
    staff:
      via === 'agency'
        ? {
            visitor: [booking.name, booking.practice].filter(Boolean).map(oneLine).join(', '),
            phone: oneLine(booking.phone),
            dial: toE164(booking.phone),
            dayHref: daySecret && dayHref(DAY_PATH, daySecret),
            hasOutcome: hasOutcome(booking, now()),
          }
        : null,
  }
}

/** The reader's zone. */
export function zoneOf({ context: { settings }, booking, via }: RequestedCall): string {
  return via === 'agency' ? settings.rules.officeZone : booking.visitorZone
}

export function callView(call: RequestedCall): CallView {
  const { context, booking, secret, state, via, by } = call
  const { settings } = context
  const { startsAt, endsAt } = booking
  const zone = zoneOf(call)
  const event = callEvent(booking, settings, callUrls(settings, secret))
  return {
    secret,
    state,
    mayChange: mayChange(state, by),
    canConfirm: via === 'visitor',
    isAttending: booking.attendingAt !== null,
    isMoved: booking.movedAt !== null,
    greeting: greeting(booking.name),
    when: formatWhen(startsAt.epochMilliseconds, zone),
    minutes: startsAt.until(endsAt).total('minutes'),
    hosts: formatHost(call.host),
    joinHref: roomOf(settings, booking),
    googleHref: googleCalendarLink(event),
    outlookHref: outlookCalendarLink(event),
    prepareHref: callHref(settings.confirmationPath, secret),
  }
}

/** The call that a request's address names. */
export interface RequestedCall extends FoundCall {
  context: BookingContext
  secret: string
  host: CallHost
  state: CallState
  /** Whose link it is. */
  by: CancelledBy
}

/** @throws {HttpError | StoreError} `unknown-call` */
export async function requestedCall(context: BookingContext, request: Request): Promise<RequestedCall> {
  const secret = singleValue(new URL(request.url).searchParams, 'booking') ?? ''
  const { store, settings, now } = context
  const found = await findCall(store, secret, { settings, now: now() })
  if (!found) throw new HttpError({ kind: secret.includes('.') ? 'unknown-day' : 'unknown-call' })
  const host = hostOf(settings, found.booking)
  const state = callState(found.booking, settings.rules, now())
  return { ...found, context, secret, host, state, by: found.via === 'agency' ? 'agency' : 'visitor' }
}
