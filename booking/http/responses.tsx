import { renderToString } from 'react-dom/server'
import { CALL_PATH, callHref, isCallPath } from '../domain/call-addresses.ts'
import { bookingHref, isoInstant, LEAD_PATH } from '../ui/addresses.ts'
import { CALL_PAGE_ERRORS, CALL_WORDS } from '../ui/call-labels.ts'
import { ErrorDocument } from '../ui/error-document.tsx'
import { formatError, PAGE_ERRORS } from '../ui/error-messages.ts'
import { WORDS } from '../ui/labels.ts'
import { LEAD_PAGE_ERRORS, LEAD_WORDS } from '../ui/lead-labels.ts'
import type { Booked, BookingError } from '../ui/props.ts'
import { errorPage } from './booking-page.tsx'
import type { BookingContext } from './context.ts'
import { type HttpError, type HttpErrorReason, headersOf, type PageError, statusOf } from './errors.ts'
import { issueFormKey } from './form-key.ts'

/** Whether the request comes from a script that wants JSON, not from a plain form. */
export function wantsJson(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('application/json')
}

/** A booking as JSON; instants are ISO 8601 in UTC. */
export function bookedJson(booked: Booked): object {
  return { ...booked, startsAt: isoInstant(booked.startsAt), endsAt: isoInstant(booked.endsAt) }
}

/** The response to an error, as JSON or as a page, with its status and headers. */
export async function errorResponse(
  context: BookingContext,
  request: Request,
  reason: HttpErrorReason,
  submitted: HttpError['submitted'],
): Promise<Response> {
  const init = { status: statusOf(reason), headers: new Headers(headersOf(reason)) }
  if (wantsJson(request)) {
    init.headers.set('Content-Type', 'application/json')
    return new Response(JSON.stringify(errorJson(context, request, reason)), init)
  }
  const html = isPageError(reason)
    ? errorDocument(context, request, reason)
    : await errorPage(context, reason, submitted ?? missingSubmitted(reason))
  init.headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, init)
}

function errorJson(context: BookingContext, request: Request, reason: HttpErrorReason): object {
  const { title, text } = isPageError(reason)
    ? PAGE_ERRORS[reason.kind]
    : formatError(reason, context.settings.agency.phone)
  // The page has the phone number below its text.
  const call = reason.kind === 'unavailable' ? ` ${callOf(request)(context.settings.agency.phone)}` : ''
  const body: Record<string, unknown> = { error: reason.kind, message: `${title}. ${text}${call}` }
  if ('fields' in reason) body.fields = reason.fields
  if ('nearest' in reason) body.nearest = reason.nearest.map(isoInstant)
  if ('waitSeconds' in reason) body.waitSeconds = reason.waitSeconds
  if ('parameter' in reason) body.parameter = reason.parameter
  if (needsNewKey(reason)) body.formKey = issueFormKey(context.store.secret, context.now(), 'booking', true)
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

/** What to call about, with the phone number. */
function callOf(request: Request): (phone: string) => string {
  return new URL(request.url).pathname === LEAD_PATH ? LEAD_WORDS.call : WORDS.emptyCall
}

function errorDocument(context: BookingContext, request: Request, reason: PageError): string {
  const { agency } = context.settings
  const url = new URL(request.url)
  const embed = url.searchParams.get('embed') === '1'
  const isLead = url.pathname === LEAD_PATH
  const message = (isLead ? LEAD_PAGE_ERRORS : isCallPath(url.pathname) ? CALL_PAGE_ERRORS : {})[reason.kind]
  const bookAgain = { href: bookingHref({ embed, attribution: {} }), text: WORDS.startAgain }
  return `<!doctype html>${renderToString(
    <ErrorDocument
      brand={agency.name}
      phone={agency.phone}
      site={agency.origin || '/'}
      style={context.assets.style}
      message={message ?? PAGE_ERRORS[reason.kind]}
      again={
        isLead
          ? { href: embed ? `${LEAD_PATH}?embed=1` : LEAD_PATH, text: LEAD_WORDS.startAgain }
          : (backToCall(url, reason) ?? bookAgain)
      }
      call={callOf(request)}
      embed={embed}
    />,
  )}`
}

/** The link back to the call whose page refused a request; null when there is no call to go back to. */
function backToCall(url: URL, { kind }: PageError): { href: string; text: string } | null {
  const secret = url.searchParams.get('booking') ?? ''
  if (!isCallPath(url.pathname) || kind === 'unknown-call' || !/^[\w-]{22}$/.test(secret)) return null
  return { href: callHref(CALL_PATH, secret), text: CALL_WORDS.back }
}
