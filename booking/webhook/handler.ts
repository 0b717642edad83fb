import type { Handler } from 'hono'
import type { Selectable } from 'kysely'
import { attemptLimit } from '../../platform/rate-limit.ts'
import { oneLine } from '../core/sanitize.ts'
import type { BookingContext, BookingEnv } from '../form/context.ts'
import { readForm } from '../form/posted-form.ts'
import { HttpError } from '../form/reasons.ts'
import type { Store } from '../store/store.ts'
import type { WebhookEventTable } from '../store/tables.ts'

/** A row stays under 12 KB. */
const MAX_FIELDS = 20
const MAX_NAME_LENGTH = 64
const MAX_VALUE_LENGTH = 500
const CALLS_PER_TEN_MINUTES = 100

/** Stores the fields of a GET or POST in the history. Programs get 202, a browser the site's own page. */
export function webhookReceiver(context: BookingContext): Handler<BookingEnv> {
  const limit = attemptLimit(CALLS_PER_TEN_MINUTES)
  return async (c) => {
    const { method } = c.req.raw
    // HEAD must not record anything.
    if (method !== 'GET' && method !== 'POST') {
      throw new HttpError({ kind: 'wrong-method', allow: 'GET, POST' })
    }
    const waitSeconds = await limit.take(c.env.address)
    if (waitSeconds > 0) throw new HttpError({ kind: 'too-many-calls', waitSeconds })

    const query = [...new URL(c.req.url).searchParams]
    if (method === 'POST' && hasBody(c.req.raw)) query.push(...(await readForm(c.req.raw)))
    const event: WebhookEvent = { receivedAt: context.now(), method, query: readFields(query) }
    await recordEvent(context.store, event)
    context.log.info({ method, fields: Object.keys(event.query).length }, 'Webhook called.')

    // Never an address from the request (open redirect).
    if (isNavigation(c.req.raw)) return c.redirect(`${context.settings.webhookReturnPath}?sent=yes`, 303)
    return c.json({ received: event.receivedAt.toString() }, 202)
  }
}

/** The fields as stored; values of a repeated name are joined by commas. @throws HttpError `too-many-fields` */
export function readFields(query: Iterable<[string, string]>): Record<string, string> {
  const fields = [...Map.groupBy(query, ([name]) => name)].map(([name, all]) => ({
    name: oneLine(name),
    value: oneLine(all.map(([, value]) => value).join(', ')),
  }))
  const isTooLong = fields.some(
    ({ name, value }) => name.length > MAX_NAME_LENGTH || value.length > MAX_VALUE_LENGTH,
  )
  if (fields.length > MAX_FIELDS || isTooLong) throw new HttpError({ kind: 'too-many-fields' })
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]))
}

function hasBody(request: Request): boolean {
  return request.body !== null && request.headers.get('content-length') !== '0'
}

function isNavigation(request: Request): boolean {
  const mode = request.headers.get('sec-fetch-mode')
  return mode ? mode === 'navigate' : (request.headers.get('accept') ?? '').includes('text/html')
}

export const MAX_EVENTS = 500

/** A webhook call with the fields that `readFields` accepts. */
type WebhookEvent = Omit<Selectable<WebhookEventTable>, 'id'>

/** Adds an event to the history, which keeps the newest. @throws StoreError */
export async function recordEvent(store: Store, event: WebhookEvent): Promise<void> {
  await store.db.transaction().execute(async (tx) => {
    await tx.insertInto('webhookEvents').values(event).execute()
    const surplus = tx
      .selectFrom('webhookEvents')
      .select('id')
      .orderBy('id', 'desc')
      .offset(MAX_EVENTS)
      .limit(1)
    await tx.deleteFrom('webhookEvents').where('id', '<=', surplus).execute()
  })
}

/** The history, newest first. */
export function listEvents(store: Store): Promise<WebhookEvent[]> {
  return store.db
    .selectFrom('webhookEvents')
    .select(['receivedAt', 'method', 'query'])
    .orderBy('id', 'desc')
    .execute()
}
