import type { Handler } from 'hono'
import { EVENTS_KEPT, recordEvent, type WebhookEvent } from '../db/webhook-events.ts'
import { readForm } from './body.ts'
import type { Client, DeskContext } from './context.ts'
import { HttpError } from './errors.ts'
import { attemptLimit } from './limits.ts'

/** Many more than the test page sends, few enough that a row stays under 12 KB. */
const MOST_FIELDS = 20
const LONGEST_NAME = 64
const MAX_VALUE_LENGTH = 500

/** Whoever fills the history for others is stopped long before its 500 events are pushed out. */
const CALLS_PER_TEN_MINUTES = Math.floor(EVENTS_KEPT / 5)

/**
 * The webhook's receiver: keeps the fields of a GET or POST in the history. A program is answered 202; a browser
 * that followed a form goes back to `settings.webhookReturnPath`, which comes from the settings and never from
 * the request, so that nobody can be sent elsewhere.
 */
export function webhookReceiver(context: DeskContext): Handler<{ Bindings: Client }> {
  const limit = attemptLimit(CALLS_PER_TEN_MINUTES)
  return async (c) => {
    const { method } = c.req.raw
    // A HEAD asks what a GET would say and must leave no trace.
    if (method !== 'GET' && method !== 'POST') {
      throw new HttpError({ kind: 'wrong-method', allow: 'GET, POST' })
    }
    const waitSeconds = await limit.take(c.env.address)
    if (waitSeconds > 0) throw new HttpError({ kind: 'too-many-calls', waitSeconds })

    const query = new URL(c.req.url).searchParams
    if (method === 'POST' && hasBody(c.req.raw)) {
      for (const [name, value] of await readForm(c.req.raw)) query.append(name, value)
    }
    const event: WebhookEvent = { receivedAt: context.now(), method, query: readFields(query) }
    await recordEvent(context.store, event)
    context.log.info({ method, fields: Object.keys(event.query).length }, 'The webhook was called.')

    const back = context.settings.webhookReturnPath
    if (back && isNavigation(c.req.raw)) return c.redirect(`${back}?sent=yes`, 303)
    return c.json({ received: event.receivedAt.toString() }, 202)
  }
}

/**
 * The fields as they are kept: a name given twice has its values joined by a comma, and control characters,
 * which a terminal would obey when the history is shown, are replaced.
 * @throws Refusal `too-many-fields` beyond 20 fields, names of 64 or values of 500 characters.
 */
export function readFields(query: URLSearchParams): Record<string, string> {
  const names = [...new Set(query.keys())]
  const fields = names.map((name) => [printable(name), printable(query.getAll(name).join(', '))] as const)
  const tooLong = fields.some(
    ([name, value]) => name.length > LONGEST_NAME || value.length > MAX_VALUE_LENGTH,
  )
  if (names.length > MOST_FIELDS || tooLong) throw new HttpError({ kind: 'too-many-fields' })
  return Object.fromEntries(fields)
}

function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
}

function hasBody(request: Request): boolean {
  return request.body !== null && request.headers.get('content-length') !== '0'
}

/** A form or a link opened by a person, as against a program's call. */
function isNavigation(request: Request): boolean {
  const mode = request.headers.get('sec-fetch-mode')
  return mode ? mode === 'navigate' : (request.headers.get('accept') ?? '').includes('text/html')
}
