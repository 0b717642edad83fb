import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describeError } from '../../platform/describe-error.ts'
import { isoInstant } from '../core/addresses.ts'
import type { LimitReason } from '../core/booking.ts'
import { networkHash } from '../core/hashing.ts'
import type { StoreError } from '../store/store-error.ts'
import type { BookingContext } from './context.ts'
import { REASONS, type Refusal, responseInit } from './reasons.ts'
import { ErrorDocument } from './ui/error-document.tsx'
import type { ErrorText } from './ui/form-errors.ts'

/** The text of a whole document. */
export const renderDocument = (document: ReactElement) => `<!doctype html>${renderToString(document)}`

/** A document as a response; its headers are added where all responses get theirs. */
export function documentResponse(document: ReactElement, status = 200): Response {
  return htmlResponse(renderDocument(document), { status })
}

/** Leads on to a page that shows what was done, so that a reload does nothing again. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } })
}

/** HTML as a response. */
export function htmlResponse(
  html: string,
  init: { status: number; headers?: Record<string, string> },
): Response {
  return new Response(html, {
    ...init,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers },
  })
}

/** Whether the request comes from a script that wants JSON, not from a plain form. */
export function wantsJson(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('application/json')
}

/** A refusal as JSON: its kind, a message for people, and what belongs to it. */
export function refusalJson(reason: Refusal, { title, text }: ErrorText, more: object = {}): Response {
  const { kind, ...detail } = reason
  const nearest = 'nearest' in reason ? { nearest: reason.nearest.map(isoInstant) } : {}
  return Response.json(
    { error: kind, message: `${title}. ${text}`, ...detail, ...nearest, ...more },
    responseInit(reason),
  )
}

/** Where an error page leads on to, and what to call about. */
export interface WayOn {
  again: { href: string; text: string }
  call: (phone: string) => string
}

/** The answer to a refused request besides a form: JSON or a short page. */
export function errorResponse(
  { settings, assets }: BookingContext,
  request: Request,
  reason: Refusal,
  { again, call }: WayOn,
): Response {
  const { words } = REASONS[reason.kind]
  if (!words) throw new Error(`Only a form answers ${reason.kind}.`)
  const { agency } = settings
  if (wantsJson(request)) {
    // The page has the phone number below its text.
    const how = reason.kind === 'unavailable' ? ` ${call(agency.phone)}` : ''
    return refusalJson(reason, { ...words, text: words.text + how })
  }
  const embed = new URL(request.url).searchParams.get('embed') === '1'
  const page = { agency, style: assets.style, message: words, again, call, embed }
  return htmlResponse(renderDocument(<ErrorDocument {...page} />), responseInit(reason))
}

/**
 * Logs why a posted form was refused, so that "why couldn't I book?" is one search: reason, form and the network's hash,
 * which `desk bookings --since` shows too.
 */
export function logRefusal(
  { log, store }: BookingContext,
  refused: Refusal['kind'] | LimitReason,
  form: string,
  address: string,
): void {
  log.info({ refused, form, network: networkHash(store.secret, address) }, REASONS[refused].log)
}

/** Logs and counts that the database did not answer a request. The error has no personal data; see `StoreError`. */
export function reportStoreError({ log, metrics }: BookingContext, error: StoreError): void {
  metrics.storeFailed()
  log.error(
    { ...describeError(error), task: error.message },
    'The database failed; the visitor was asked to try again.',
  )
}
