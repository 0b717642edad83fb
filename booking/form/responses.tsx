import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describeError } from '../../platform/describe-error.ts'
import { isoInstant } from '../core/addresses.ts'
import type { LimitReason } from '../core/booking.ts'
import { networkHash } from '../core/hashing.ts'
import type { StoreError } from '../store/store-error.ts'
import type { BookingContext, DocumentContext } from './context.ts'
import { logOf, REASONS, type Refusal, responseInit } from './reasons.ts'
import { DocumentFrame } from './ui/document-frame.tsx'
import { FocusedHeading } from './ui/focused-heading.tsx'
import type { ErrorText } from './ui/form-errors.ts'
import { TallLink } from './ui/links.tsx'
import { noBreakSpaces } from './ui/no-break-spaces.ts'

export const renderDocument = (document: ReactElement) => `<!doctype html>${renderToString(document)}`

export function documentResponse(document: ReactElement, status = 200): Response {
  return htmlResponse(renderDocument(document), { status })
}

/** Post/Redirect/Get: a reload does nothing again. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } })
}

export function htmlResponse(
  html: string,
  init: { status: number; headers?: Record<string, string> },
): Response {
  return new Response(html, {
    ...init,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers },
  })
}

export function wantsJson(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('application/json')
}

/** A refusal as JSON: its kind, a message for people, and its details. */
export function refusalJson(reason: Refusal, { title, text }: ErrorText, more: object = {}): Response {
  const { kind, ...detail } = reason
  const nearest = 'nearest' in reason ? { nearest: reason.nearest.map(isoInstant) } : {}
  return Response.json(
    { error: kind, message: `${title}. ${text}`, ...detail, ...nearest, ...more },
    responseInit(reason),
  )
}

/** The answer to a refused request besides a form: JSON or a short page. */
export function errorResponse(
  context: BookingContext,
  request: Request,
  reason: Refusal,
  wayOn: WayOn,
): Response {
  const words = REASONS[reason.kind]
  if (!('title' in words)) throw new Error(`Only a form answers ${reason.kind}.`)
  if (wantsJson(request)) {
    // The page has the phone number below its text.
    const { phone } = context.settings.agency
    const how = reason.kind === 'unavailable' && wayOn.call ? ` ${wayOn.call(phone)}` : ''
    return refusalJson(reason, { ...words, text: words.text + how })
  }
  const embed = new URL(request.url).searchParams.get('embed') === '1'
  const page = { context, title: words.title, text: words.text, embed, ...wayOn }
  return htmlResponse(renderDocument(<MessageDocument {...page} />), responseInit(reason))
}

/** Logs why a posted form was refused. By the network's hash those of one network are told. */
export function logRefusal(
  { log, store }: BookingContext,
  refused: Refusal['kind'] | LimitReason,
  form: string,
  address: string,
): void {
  log.info({ refused, form, network: networkHash(store.secret, address) }, logOf(refused))
}

/** Logs that the database did not answer a request. */
export function reportStoreError({ log }: BookingContext, error: StoreError): void {
  log.error(
    { ...describeError(error), task: error.message },
    'The database failed; the visitor was asked to try again.',
  )
}

/** Where an error page leads on to, and what to call about. */
export interface WayOn {
  again: { href: string; text: string }
  /** Null on a page for the agency. */
  call: ((phone: string) => string) | null
}

interface NoticeProps extends ErrorText {
  context: DocumentContext
  embed?: boolean
  children?: ReactNode
}

/** What happened, the phone number, and a link to go on. */
export function MessageDocument({ again, call, ...notice }: NoticeProps & WayOn) {
  return (
    <NoticeDocument {...notice}>
      <p>
        <TallLink className="font-semibold" href={again.href}>
          {again.text}
        </TallLink>
      </p>
      {call && <p className="mt-5 text-soft">{call(noBreakSpaces(notice.context.settings.agency.phone))}</p>}
    </NoticeDocument>
  )
}

/** A document with a few words, and what can be done. */
export function NoticeDocument({ title, text, children, ...frame }: NoticeProps) {
  return (
    <DocumentFrame title={title} {...frame}>
      <main className="mx-auto max-w-256 p-4 pb-6 wide:px-6">
        <FocusedHeading title={title} />
        <p className="mb-4 max-w-text">{text}</p>
        {children}
      </main>
    </DocumentFrame>
  )
}
