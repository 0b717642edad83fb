import { renderToString } from 'react-dom/server'
import { bookingHref, isoInstant, LEAD_PATH } from '../ui/addresses.ts'
import { ErrorDocument } from '../ui/error-document.tsx'
import { formatError, PAGE_ERRORS } from '../ui/error-messages.ts'
import { WORDS } from '../ui/labels.ts'
import { LEAD_PAGE_ERRORS, LEAD_WORDS } from '../ui/lead-labels.ts'
import type { Booked, BookingError } from '../ui/props.ts'
import { errorPage } from './booking-page.tsx'
import type { DeskContext } from './context.ts'
import { type AnyFormError, type HttpError, headersOf, type PlainError, statusOf } from './errors.ts'
import { issueFormKey } from './form-key.ts'

/** Whether the widget's script asks, or a browser with a plain form. */
export function wantsJson(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('application/json')
}

/** A booking as JSON; instants are ISO 8601 in UTC. */
export function bookedJson(booked: Booked): object {
  return { ...booked, startsAt: isoInstant(booked.startsAt), endsAt: isoInstant(booked.endsAt) }
}

/** Answers a refusal or an unexpected error, as JSON or as a page, with its status and headers. */
export async function answerFormError(
  context: DeskContext,
  request: Request,
  trouble: AnyFormError,
  kept: HttpError['kept'],
): Promise<Response> {
  const init = { status: statusOf(trouble), headers: new Headers(headersOf(trouble)) }
  if (wantsJson(request)) {
    init.headers.set('Content-Type', 'application/json')
    return new Response(JSON.stringify(troubleJson(context, trouble)), init)
  }
  const html = isPlain(trouble)
    ? plainPage(context, request, trouble)
    : await errorPage(context, trouble, kept ?? missingKept(trouble))
  init.headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, init)
}

function troubleJson(context: DeskContext, trouble: AnyFormError): object {
  const said = isPlain(trouble)
    ? PAGE_ERRORS[trouble.kind]
    : formatError(trouble, context.settings.agency.phone)
  const body: Record<string, unknown> = { error: trouble.kind, message: `${said.title}. ${said.text}` }
  if ('fields' in trouble) body.fields = trouble.fields
  if ('nearest' in trouble) body.nearest = trouble.nearest.map(isoInstant)
  if ('waitSeconds' in trouble) body.waitSeconds = trouble.waitSeconds
  if ('parameter' in trouble) body.parameter = trouble.parameter
  if (trouble.kind === 'expired' || trouble.kind === 'forged') {
    body.formKey = issueFormKey(context.store.secret, context.now())
  }
  return body
}

function isPlain(trouble: AnyFormError): trouble is PlainError {
  return trouble.kind in PAGE_ERRORS
}

function missingKept(trouble: BookingError): never {
  throw new Error(`A refusal of the form (${trouble.kind}) must carry what was typed.`)
}

function plainPage(context: DeskContext, request: Request, trouble: PlainError): string {
  const { agency } = context.settings
  const url = new URL(request.url)
  const embed = url.searchParams.get('embed') === '1'
  const atLead = url.pathname === LEAD_PATH
  return `<!doctype html>${renderToString(
    <ErrorDocument
      brand={agency.name}
      phone={agency.phone}
      site={agency.origin || '/'}
      style={context.assets.style}
      message={(atLead && LEAD_PAGE_ERRORS[trouble.kind]) || PAGE_ERRORS[trouble.kind]}
      again={
        atLead
          ? { href: embed ? `${LEAD_PATH}?embed=1` : LEAD_PATH, text: LEAD_WORDS.startAgain }
          : { href: bookingHref({ embed, attribution: {} }), text: WORDS.startAgain }
      }
      call={atLead ? LEAD_WORDS.call : WORDS.emptyCall}
      embed={embed}
    />,
  )}`
}
