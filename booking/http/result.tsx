import type { Handler } from 'hono'
import { storeResult } from '../db/results.ts'
import { StoreError } from '../db/store-error.ts'
import { isEmailAddress } from '../domain/answer-rules.ts'
import type { DescribedResult, ResultOutcome, ResultRequest } from '../domain/result.ts'
import { RESULT_PATH } from '../ui/addresses.ts'
import { HONEYPOT_FIELD } from '../ui/labels.ts'
import { ResultDocument, type ResultView } from '../ui/result-document.tsx'
import type { ResultError } from '../ui/result-labels.ts'
import { readForm } from './body.ts'
import type { Client } from './client.ts'
import type { BookingContext } from './context.ts'
import { countForm } from './daily-limits.ts'
import { DATABASE_RETRY_SECONDS, HttpError, statusOf } from './errors.ts'
import { singleValue } from './posted-form.ts'
import { rendered } from './rendered.ts'
import { reportStoreError } from './store-errors.ts'
import { keepSuspicious } from './suspicious.ts'

type ResultHandler = Handler<{ Bindings: Client }>

/** The field that names the tool. */
const KIND_FIELD = 'from'

const STATUS: Record<ResultError['kind'], number> = {
  email: 422,
  daily: 429,
  'too-many': 429,
  limit: 429,
  automatic: 429,
  forged: 400,
  unavailable: 503,
}

/** The page after a result was sent; its address has the figures, for the way back. */
export function showResult(context: BookingContext): ResultHandler {
  return (c) => {
    const found = readResult(context, new URL(c.req.url).searchParams)
    if (!found) return page(context, { state: 'unknown' }, 400)
    return page(context, { state: 'sent', back: found.described.path }, 200)
  }
}

/**
 * Handles a request to e-mail a result. It comes from prerendered pages, which cannot carry a form key: instead it must
 * come from a page of this site. Figures are validated and described by the website; no other text is sent.
 */
export function postResult(context: BookingContext): ResultHandler {
  return async (c) => {
    let form: URLSearchParams
    try {
      form = await readForm(c.req.raw)
    } catch (error) {
      if (error instanceof HttpError) return page(context, { state: 'unknown' }, statusOf(error.reason))
      throw error
    }
    const waitSeconds = await context.limit.take(c.env)
    const found = readResult(context, form)
    if (!found) return page(context, { state: 'unknown' }, 400)
    const { kind, described, figures } = found
    const email = (singleValue(form, 'email') ?? '').trim()
    const refuse = (error: ResultError) => {
      const fields = { [KIND_FIELD]: kind, ...Object.fromEntries(new URLSearchParams(figures)) }
      return page(
        context,
        { state: 'form', error, back: described.path, fields, email },
        STATUS[error.kind],
        error,
      )
    }

    if (waitSeconds > 0) return refuse({ kind: 'too-many', waitSeconds })
    if (!isFromThisSite(c.req.raw, context.settings.agency.origin)) return refuse({ kind: 'forged' })
    if (form.get(HONEYPOT_FIELD)) {
      if (isEmailAddress(email))
        await keepSuspicious(context, 'result', 'hidden field', { kind, figures, email }, c.env)
      return refuse({ kind: 'automatic' })
    }
    if (!isEmailAddress(email)) return refuse({ kind: 'email' })
    const outcome = await store(context, { kind, figures, email }, c.env)
    if (!outcome) return refuse({ kind: 'unavailable' })
    if (outcome.kind === 'too-many') return refuse({ kind: 'daily' })
    if (outcome.kind === 'limit') return refuse(outcome)
    if (outcome.kind === 'stored') {
      context.log.info({ result: outcome.id }, 'Result requested.')
      context.wake()
    }
    const query = new URLSearchParams(figures)
    query.set(KIND_FIELD, kind)
    return c.redirect(`${RESULT_PATH}?${query}`, 303)
  }
}

/** The response to any other method. */
export function refuseMethod(context: BookingContext): ResultHandler {
  return async () => {
    const response = await page(context, { state: 'unknown' }, 405)
    response.headers.set('Allow', 'GET, HEAD, POST')
    return response
  }
}

/** The tool and figures of a form or a query; null when the website cannot describe them. */
function readResult(
  context: BookingContext,
  form: URLSearchParams,
): { kind: string; described: DescribedResult; figures: string } | null {
  const kind = singleValue(form, KIND_FIELD) ?? ''
  const described = context.settings.describeResult(kind, form)
  // The path is composed from validated figures, so nothing else of the form goes on.
  return (
    described && { kind, described, figures: new URL(described.path, 'https://site.invalid').search.slice(1) }
  )
}

/**
 * Whether a page of this site sent the form. Browsers say so themselves: `Sec-Fetch-Site`, or in older ones `Origin`,
 * which is compared with the host that was asked and with the public address, because a proxy may change the host.
 */
function isFromThisSite(request: Request, publicOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = request.headers.get('origin')
  if (!origin || !URL.canParse(origin)) return false
  return origin === publicOrigin || new URL(origin).host === new URL(request.url).host
}

/** The outcome; `limit` when the network or the mailbox has had its number; null when the database fails. */
async function store(
  context: BookingContext,
  request: ResultRequest,
  client: Client,
): Promise<ResultOutcome | { kind: 'limit'; waitSeconds: number } | null> {
  try {
    const waitSeconds = await countForm(context, 'result', client, request.email)
    if (waitSeconds > 0) return { kind: 'limit', waitSeconds }
    return await storeResult(context.store, request, context.now())
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    reportStoreError(context, error)
    return null
  }
}

async function page(
  context: BookingContext,
  view: ResultView,
  status: number,
  error?: ResultError,
): Promise<Response> {
  const { agency } = context.settings
  const html = await rendered(
    <ResultDocument
      brand={agency.name}
      phone={agency.phone}
      site={agency.origin || '/'}
      style={context.assets.style}
      view={view}
    />,
  )
  const headers = new Headers()
  if (error && 'waitSeconds' in error) headers.set('Retry-After', String(error.waitSeconds))
  if (error?.kind === 'unavailable') headers.set('Retry-After', String(DATABASE_RETRY_SECONDS))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}
