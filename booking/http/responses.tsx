import { siteOf } from '../domain/hosts.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { isoInstant } from '../ui/addresses.ts'
import { ErrorDocument } from '../ui/error-document.tsx'
import { formatError, PAGE_ERRORS } from '../ui/error-messages.ts'
import type { Booked, BookingError } from '../ui/props.ts'
import { errorPage } from './booking-page.tsx'
import { settingsNamed } from './calendar.ts'
import type { BookingContext } from './context.ts'
import { wordsOf } from './error-words.ts'
import { type HttpError, type HttpErrorReason, headersOf, type PageError, statusOf } from './errors.ts'
import { bookingScope, issueFormKey } from './form-key.ts'
import { puzzleFor } from './puzzle.ts'
import { rendered } from './rendered.ts'

/** Whether the request comes from a script that wants JSON, not from a plain form. */
export function wantsJson(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('application/json')
}

/** A booking as JSON; instants are ISO 8601 in UTC. */
export function bookedJson(booked: Booked): object {
  const { startsAt, endsAt, heldUntil } = booked
  return {
    ...booked,
    startsAt: isoInstant(startsAt),
    endsAt: isoInstant(endsAt),
    heldUntil: heldUntil === null ? null : isoInstant(heldUntil),
  }
}

/**
 * The response to an error, as JSON or as a page, with its status and headers. It is in the name of the calendar that the
 * address names.
 */
export async function errorResponse(
  agency: BookingContext,
  request: Request,
  reason: HttpErrorReason,
  submitted: HttpError['submitted'],
): Promise<Response> {
  const settings = reason.kind === 'clinic-gone' ? null : settingsNamed(agency.settings, request)
  const context = { ...agency, settings: settings ?? agency.settings }
  const init = { status: statusOf(reason), headers: new Headers(headersOf(reason)) }
  if (wantsJson(request)) {
    init.headers.set('Content-Type', 'application/json')
    return new Response(JSON.stringify(await errorJson(context, request, reason, settings)), init)
  }
  const html = isPageError(reason)
    ? await errorDocument(context, request, reason, settings)
    : await errorPage(context, reason, submitted ?? missingSubmitted(reason))
  init.headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, init)
}

async function errorJson(
  context: BookingContext,
  request: Request,
  reason: HttpErrorReason,
  settings: BookingSettings | null,
): Promise<object> {
  const words = wordsOf(request, reason.kind, settings)
  const { title, text } = isPageError(reason)
    ? (words.errors[reason.kind] ?? PAGE_ERRORS[reason.kind])
    : formatError(reason, context.settings.agency.phone, context.settings.audience)
  // The page has the phone number below its text.
  const call = settings && reason.kind === 'unavailable' ? ` ${words.call(settings.agency.phone)}` : ''
  const body: Record<string, unknown> = { error: reason.kind, message: `${title}. ${text}${call}` }
  if ('fields' in reason) body.fields = reason.fields
  if ('nearest' in reason) body.nearest = reason.nearest.map(isoInstant)
  if ('waitSeconds' in reason) body.waitSeconds = reason.waitSeconds
  if ('parameter' in reason) body.parameter = reason.parameter
  if (needsNewKey(reason)) {
    const formKey = issueFormKey(
      context.store.secret,
      context.now(),
      bookingScope(context.settings.host),
      true,
    )
    body.formKey = formKey
    body.puzzle = await puzzleFor(context, formKey)
  }
  return body
}

/** Whether the form can't be sent again with the key it has: too old, not ours, or too young to be submitted. */
export function needsNewKey({ kind }: { kind: HttpErrorReason['kind'] }): boolean {
  return kind === 'expired' || kind === 'forged' || kind === 'automatic'
}

function isPageError(reason: HttpErrorReason): reason is PageError {
  return reason.kind in PAGE_ERRORS
}

function missingSubmitted(reason: BookingError): never {
  throw new Error(`An error of the form (${reason.kind}) must include what was typed.`)
}

function errorDocument(
  context: BookingContext,
  request: Request,
  reason: PageError,
  settings: BookingSettings | null,
): Promise<string> {
  const { errors, again, call } = wordsOf(request, reason.kind, settings)
  return rendered(
    <ErrorDocument
      brand={settings?.agency.name ?? ''}
      phone={settings?.agency.phone ?? ''}
      site={settings ? siteOf(settings) : ''}
      style={context.assets.style}
      message={errors[reason.kind] ?? PAGE_ERRORS[reason.kind]}
      again={again}
      call={call}
      isForPatients={settings?.audience !== 'practices'}
      embed={new URL(request.url).searchParams.get('embed') === '1'}
    />,
  )
}
