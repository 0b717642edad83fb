import type { ReactElement } from 'react'
import { bookingHref, isoInstant, LEAD_PATH } from '../book/addresses.ts'
import { errorPage } from '../book/booking-page.tsx'
import { formatError } from '../book/error-messages.ts'
import { WORDS } from '../book/labels.ts'
import type { Booked } from '../book/props.ts'
import { CALL_PATH, callHref, isCallPath } from '../core/call-addresses.ts'
import { LEAD_PAGE_ERRORS, LEAD_WORDS } from '../lead/lead-labels.ts'
import { CALL_PAGE_ERRORS, CALL_WORDS } from '../manage/call-labels.ts'
import type { BookingContext } from './context.ts'
import { issueFormKey } from './form-key.ts'
import type { HttpError } from './http-error.ts'
import { type FormRefusal, type HttpErrorReason, headersOf, pageWords, REASONS } from './reasons.ts'
import { renderDocument } from './render-document.ts'
import { ErrorDocument, KeptDocument } from './ui/error-document.tsx'
import type { ErrorText } from './ui/form-errors.ts'

/** Whether the request comes from a script that wants JSON, not from a plain form. */
export function wantsJson(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('application/json')
}

/** A document as a response; its headers are added where all responses get theirs. */
export function documentResponse(document: ReactElement, status = 200): Response {
  return htmlResponse(renderDocument(document), { status })
}

function htmlResponse(html: string, init: { status: number; headers?: Record<string, string> }): Response {
  return new Response(html, {
    ...init,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers },
  })
}

/** A booking as JSON; instants are ISO 8601 in UTC. */
export function bookedJson(booked: Booked): object {
  return { ...booked, startsAt: isoInstant(booked.startsAt), endsAt: isoInstant(booked.endsAt) }
}

/** The page of a booking that was kept as a lead. `phone` is the visitor's number, as typed. */
export function keptResponse({ settings, assets }: BookingContext, phone: string): Response {
  const { agency } = settings
  return documentResponse(<KeptDocument agency={agency} style={assets.style} visitorPhone={phone} />, 202)
}

/** The response to an error, as JSON or as a page, with its status and headers. */
export async function errorResponse(
  context: BookingContext,
  request: Request,
  reason: HttpErrorReason,
  submitted: HttpError['submitted'],
): Promise<Response> {
  const init = { status: REASONS[reason.kind].status, headers: headersOf(reason) }
  const { errors, again, call } = wordsOf(request, reason.kind)
  const words = errors[reason.kind] ?? pageWords(reason)
  if (wantsJson(request)) return Response.json(errorJson(context, reason, words, call), init)
  if (words)
    return htmlResponse(
      renderDocument(
        <ErrorDocument
          agency={context.settings.agency}
          style={context.assets.style}
          message={words}
          again={again}
          call={call}
          embed={new URL(request.url).searchParams.get('embed') === '1'}
        />,
      ),
      init,
    )
  if (!submitted) throw new Error(`An error of the form (${reason.kind}) must include what was typed.`)
  return htmlResponse(await errorPage(context, reason as FormRefusal, submitted), init)
}

function errorJson(
  { settings, store, now }: BookingContext,
  reason: HttpErrorReason,
  words: ErrorText | null,
  call: (phone: string) => string,
): object {
  const { phone } = settings.agency
  const { title, text } = words ?? formatError(reason as FormRefusal, phone)
  // The page has the phone number below its text.
  const how = reason.kind === 'unavailable' ? ` ${call(phone)}` : ''
  const { kind, ...detail } = reason
  return {
    error: kind,
    message: `${title}. ${text}${how}`,
    ...detail,
    ...('nearest' in reason && { nearest: reason.nearest.map(isoInstant) }),
    ...(needsNewKey(reason) && { formKey: issueFormKey(store.secret, now(), 'booking', true) }),
  }
}

/** Whether the form can't be sent again with the key it has: too old, not ours, or too young to be submitted. */
export function needsNewKey({ kind }: Pick<HttpErrorReason, 'kind'>): boolean {
  return kind === 'expired' || kind === 'forged' || kind === 'automatic'
}

/** Words of error pages that differ between the pages of the service. */
interface ErrorWords {
  errors: Partial<Record<string, ErrorText>>
  /** The way on. */
  again: { href: string; text: string }
  /** What to call about, with the phone number. */
  call: (phone: string) => string
}

/** The words for the address that was asked. `kind` is that of the error. */
function wordsOf(request: Request, kind: string): ErrorWords {
  const { pathname, searchParams } = new URL(request.url)
  const embed = searchParams.get('embed') === '1'
  if (pathname === LEAD_PATH) {
    const again = { href: embed ? `${LEAD_PATH}?embed=1` : LEAD_PATH, text: LEAD_WORDS.startAgain }
    return { errors: LEAD_PAGE_ERRORS, again, call: LEAD_WORDS.call }
  }
  const bookAgain = { href: bookingHref({ embed, attribution: {} }), text: WORDS.startAgain }
  if (!isCallPath(pathname)) return { errors: {}, again: bookAgain, call: WORDS.emptyCall }
  const secret = searchParams.get('booking') ?? ''
  const isKnown = kind !== 'unknown-call' && /^[\w-]{22}$/.test(secret)
  const again = isKnown ? { href: callHref(CALL_PATH, secret), text: CALL_WORDS.back } : bookAgain
  return { errors: CALL_PAGE_ERRORS, again, call: WORDS.emptyCall }
}
