import type { ReactElement } from 'react'
import { googleCalendarLink, outlookCalendarLink } from '../domain/calendar-links.ts'
import { callHref } from '../domain/call-addresses.ts'
import { callEvent } from '../domain/call-event.ts'
import { formatHosts, hostsOf } from '../domain/call-hosts.ts'
import { formatTime, formatWhen, formatZone } from '../domain/format-time.ts'
import { clinicSlugOf, siteOf } from '../domain/hosts.ts'
import { calendarFile } from '../email/invitation.ts'
import { CallDocument, type CallView } from '../ui/call-document.tsx'
import type { CallPageProps } from '../ui/call-page.tsx'
import { CancelDocument } from '../ui/cancel-document.tsx'
import type { BookingContext } from './context.ts'
import { rendered } from './rendered.ts'
import { type RequestedCall, requestedCall } from './requested-call.ts'

/** GET of a call's page. */
export async function showCall(context: BookingContext, request: Request): Promise<Response> {
  return callResponse(await requestedCall(context, request))
}

/** GET of the page that asks before it cancels; a call that is past that shows itself. */
export async function showCancel(context: BookingContext, request: Request): Promise<Response> {
  const call = await requestedCall(context, request)
  if (!isAheadOrHeld(call)) return callResponse(call)
  return documentResponse(<CancelDocument page={callPageOf(call.context)} call={callView(call)} />)
}

/** GET of the calendar file. A call without one shows its page: 409 while it waits to be confirmed, else 410. */
export async function sendCalendarFile(context: BookingContext, request: Request): Promise<Response> {
  const call = await requestedCall(context, request)
  const { settings } = call.context
  if (call.state === 'held') return callResponse(call, 409)
  if (call.state !== 'ahead') return callResponse(call, 410)
  return new Response(calendarFile(call.booking, settings, { method: 'PUBLISH', recipient: 'visitor' }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'Content-Disposition': `attachment; filename="${FILE_NAMES[settings.audience]}"`,
    },
  })
}

const FILE_NAMES = { practices: 'strategy-call.ics', patients: 'appointment.ics' }

/** Whether the call can still be canceled by its visitor. */
export function isAheadOrHeld({ state }: RequestedCall): boolean {
  return state === 'ahead' || state === 'held'
}

/** The page of a call in its present state. */
export function callResponse(call: RequestedCall, status = 200): Promise<Response> {
  return documentResponse(<CallDocument page={callPageOf(call.context)} call={callView(call)} />, status)
}

/** A document as a response; its headers are added where all responses get theirs. */
export async function documentResponse(document: ReactElement, status = 200): Promise<Response> {
  return new Response(await rendered(document), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}

/** What all pages of a call show. */
export function callPageOf({ settings, assets }: BookingContext): CallPageProps {
  const { agency, audience, callTitle } = settings
  return {
    ...{ audience, clinic: clinicSlugOf(settings) },
    brand: agency.name,
    phone: agency.phone,
    dial: agency.dial,
    site: siteOf(settings),
    style: assets.style,
    callTitle,
  }
}

function callView({ context: { settings }, booking, secret, state, via }: RequestedCall): CallView {
  const { startsAt, endsAt, visitorZone, heldUntil } = booking
  const event = callEvent(booking, settings)
  const until = heldUntil?.epochMilliseconds
  return {
    secret,
    state,
    canConfirm: via === 'visitor',
    isAttending: booking.attendingAt !== null,
    isMoved: booking.movedAt !== null,
    when: formatWhen(startsAt.epochMilliseconds, visitorZone),
    heldUntil:
      until === undefined ? '' : `${formatTime(until, visitorZone)} ${formatZone(until, visitorZone)}`,
    minutes: startsAt.until(endsAt).total('minutes'),
    place: settings.place,
    hasEmail: booking.email !== '',
    hosts: formatHosts(hostsOf(settings.people, booking.specialty)),
    joinHref: settings.videoLink,
    googleHref: googleCalendarLink(event),
    outlookHref: outlookCalendarLink(event),
    prepareHref: callHref(settings.confirmationPath, secret, clinicSlugOf(settings)),
  }
}
