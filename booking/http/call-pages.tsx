import type { ReactElement } from 'react'
import { googleCalendarLink, outlookCalendarLink } from '../domain/calendar-links.ts'
import { callHref } from '../domain/call-addresses.ts'
import { callEvent } from '../domain/call-event.ts'
import { formatHosts, hostsOf } from '../domain/call-hosts.ts'
import { formatTime, formatWhen, formatZone } from '../domain/format-time.ts'
import { clinicSlugOf, siteOf } from '../domain/hosts.ts'
import { toE164 } from '../domain/phone-number.ts'
import { calendarFile } from '../email/invitation.ts'
import { oneLine } from '../email/sanitize.ts'
import { CallDocument } from '../ui/call-document.tsx'
import type { CallPageProps } from '../ui/call-page.tsx'
import type { CallView } from '../ui/call-view.ts'
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
  return documentResponse(<CancelDocument page={callPageOf(call)} call={callView(call)} />)
}

/** GET of the calendar file. A call without one shows its page: 409 while it waits to be confirmed, else 410. */
export async function sendCalendarFile(context: BookingContext, request: Request): Promise<Response> {
  const call = await requestedCall(context, request)
  const { settings } = call.context
  if (call.state === 'held') return callResponse(call, 409)
  if (call.state !== 'ahead') return callResponse(call, 410)
  const recipient = call.via === 'agency' ? 'agency' : 'visitor'
  return new Response(calendarFile(call.booking, settings, { method: 'PUBLISH', recipient }), {
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
  return documentResponse(<CallDocument page={callPageOf(call)} call={callView(call)} />, status)
}

/** A document as a response; its headers are added where all responses get theirs. */
export async function documentResponse(document: ReactElement, status = 200): Promise<Response> {
  return new Response(await rendered(document), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}

/** What all pages of a call show. */
export function callPageOf({ context: { settings, assets }, booking, via }: RequestedCall): CallPageProps {
  const { agency, audience, callTitle } = settings
  return {
    ...{ audience, clinic: clinicSlugOf(settings) },
    brand: agency.name,
    phone: agency.phone,
    dial: agency.dial,
    site: siteOf(settings),
    style: assets.style,
    callTitle,
    staff:
      via === 'agency'
        ? {
            visitor: [booking.name, booking.practice].filter(Boolean).map(oneLine).join(', '),
            phone: oneLine(booking.phone),
            dial: toE164(booking.phone),
          }
        : null,
  }
}

/** The zone in which times are shown: the visitor's, or the office's to its staff. */
export function zoneOf({ context: { settings }, booking, via }: RequestedCall): string {
  return via === 'agency' ? settings.rules.officeZone : booking.visitorZone
}

function callView(call: RequestedCall): CallView {
  const { context, booking, secret, state, via } = call
  const { settings } = context
  const { startsAt, endsAt, heldUntil } = booking
  const zone = zoneOf(call)
  const event = callEvent(booking, settings)
  const until = heldUntil?.epochMilliseconds
  return {
    secret,
    state,
    canConfirm: via === 'visitor',
    isAttending: booking.attendingAt !== null,
    isMoved: booking.movedAt !== null,
    when: formatWhen(startsAt.epochMilliseconds, zone),
    heldUntil: until === undefined ? '' : `${formatTime(until, zone)} ${formatZone(until, zone)}`,
    minutes: startsAt.until(endsAt).total('minutes'),
    // The clinic's words to a patient.
    place: via === 'agency' ? '' : settings.place,
    hasEmail: booking.email !== '',
    hosts: formatHosts(hostsOf(settings.people, booking.specialty)),
    joinHref: settings.videoLink,
    googleHref: googleCalendarLink(event),
    outlookHref: outlookCalendarLink(event),
    prepareHref: callHref(settings.confirmationPath, secret, clinicSlugOf(settings)),
  }
}
