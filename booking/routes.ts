import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { BOOKING_PATH, isoInstant, LEAD_PATH, SLOTS_PATH, WEBHOOK_PATH } from './book/addresses.ts'
import { bookingPage } from './book/booking-page.tsx'
import { type PostResult, postBooking } from './book/post-booking.ts'
import { readQuery } from './book/query.ts'
import { openTimes, startsOf } from './calendar/open-times.ts'
import { isCallPath } from './core/call-addresses.ts'
import type { BookingContext, Client } from './form/context.ts'
import { issueFormKey } from './form/form-key.ts'
import { bookingHeaders, callHeaders } from './form/headers.ts'
import { DATABASE_RETRY_SECONDS, describeError, HttpError, loggedPath } from './form/http-error.ts'
import { logRefusal, reportStoreError } from './form/refusals.ts'
import { bookedJson, errorResponse, keptResponse, needsNewKey, wantsJson } from './form/responses.tsx'
import { leadPage } from './lead/lead-page.tsx'
import { postLead } from './lead/post-lead.ts'
import { addCallRoutes } from './manage/call-routes.ts'
import { receiveText, TEXTS_PATH } from './messages/channels/receive-text.ts'
import { StoreError } from './store/store-error.ts'
import { webhookReceiver } from './webhook/webhook.ts'

/** An empty form: fresh for as long as a frame may take to use what the page around it has prefetched. */
const PREFETCHABLE = { 'Cache-Control': 'private, max-age=10' }

/** The routes. Every response gets the same headers; every error is turned into a response by `onError`. */
export function bookingApp(context: BookingContext): Hono<{ Bindings: Client }> {
  const app = new Hono<{ Bindings: Client }>()
  const { texts } = context.settings
  const headers = bookingHeaders(context.assets.style, context.settings.frameOrigins)
  const headersOfCalls = callHeaders(headers)

  app.use(async (c, next) => {
    await next()
    const own = isCallPath(c.req.path) ? headersOfCalls : headers
    for (const [name, value] of Object.entries(own))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })

  // CSRF: another site must not post forms from its visitors' browsers. The webhook is for other sites and programs.
  app.use(async (c, next) => {
    const isForm = c.req.method === 'POST' && c.req.path !== WEBHOOK_PATH
    if (isForm && c.req.header('sec-fetch-site') === 'cross-site') throw new HttpError({ kind: 'cross-site' })
    await next()
  })

  // Each has a key of its own and nothing that only its visitor may read, so compression discloses nothing (BREACH).
  app.get(BOOKING_PATH, compress(), async (c) => {
    const query = readQuery(new URL(c.req.url).searchParams)
    return c.html(await bookingPage(context, query), 200, query.start ? {} : PREFETCHABLE)
  })

  app.post(BOOKING_PATH, async (c) => answerPosted(context, c, await counted(context, c)))

  app.get(SLOTS_PATH, async (c) => {
    const { zone } = readQuery(new URL(c.req.url).searchParams)
    const starts = startsOf(await openTimes(context)).map(isoInstant)
    return c.json({ zone: zone ?? context.settings.rules.officeZone, starts })
  })

  app.get(LEAD_PATH, compress(), (c) => {
    const { embed, attribution } = readQuery(new URL(c.req.url).searchParams)
    return c.html(leadPage(context, { embed: embed === '1', attribution }), 200, PREFETCHABLE)
  })
  app.post(LEAD_PATH, postLead(context))
  app.all(WEBHOOK_PATH, webhookReceiver(context))
  if (texts) app.post(TEXTS_PATH, receiveText(context, texts))
  addCallRoutes(app, context)

  const allowOnly = (allow: string) => () => {
    throw new HttpError({ kind: 'wrong-method', allow })
  }
  app.all(BOOKING_PATH, allowOnly('GET, HEAD, POST'))
  app.all(LEAD_PATH, allowOnly('GET, HEAD, POST'))
  app.all(SLOTS_PATH, allowOnly('GET, HEAD'))
  if (texts) app.all(TEXTS_PATH, allowOnly('POST'))
  app.notFound((c) => errorResponse(context, c.req.raw, { kind: 'unknown-address' }, null))

  app.onError((error, c) => answerError(context, c, error))
  return app
}

/** The answer to a form that was not refused: JSON, or a page. */
function answerPosted(
  context: BookingContext,
  c: Context<{ Bindings: Client }>,
  result: PostResult,
): Response {
  const isJson = wantsJson(c.req.raw)
  if (result.kind !== 'kept') {
    const { kind, booked } = result
    if (isJson) return c.json(bookedJson(booked), kind === 'booked' ? 201 : 200)
    return c.redirect(booked.confirmationUrl, 303)
  }
  const { reason, phone } = result
  logRefusal(context, c.req.raw, c.env, reason)
  if (isJson) return c.json({ kept: true, phone }, 202)
  return keptResponse(context, phone)
}

/** The one place where an error becomes an answer. A form's refusal is logged with its reason. */
async function answerError(
  context: BookingContext,
  c: Context<{ Bindings: Client }>,
  error: Error,
): Promise<Response> {
  const request = c.req.raw
  if (request.signal.aborted) return c.body(null, 400)
  if (error instanceof HttpError) {
    if (request.method === 'POST') logRefusal(context, request, c.env, error.reason.kind)
    try {
      return await errorResponse(context, request, error.reason, error.submitted)
    } catch (second) {
      if (!(second instanceof StoreError) || !error.submitted)
        return await answerError(context, c, second as Error)
      reportStoreError(context, second)
      const { store, now } = context
      const formKey = needsNewKey(error.reason)
        ? issueFormKey(store.secret, now(), 'booking', true)
        : error.submitted.formKey
      const reason = { kind: 'not-saved', waitSeconds: DATABASE_RETRY_SECONDS } as const
      return await errorResponse(context, request, reason, { ...error.submitted, formKey })
    }
  }
  if (error instanceof StoreError) {
    reportStoreError(context, error)
    const reason = { kind: 'unavailable', waitSeconds: DATABASE_RETRY_SECONDS } as const
    return await errorResponse(context, request, reason, null)
  }
  context.log.error({ ...describeError(error), path: loggedPath(request.url) }, 'A request failed.')
  return await errorResponse(context, request, { kind: 'unexpected' }, null)
}

/** Posts the form and counts how it ended. */
async function counted(context: BookingContext, c: Context<{ Bindings: Client }>): Promise<PostResult> {
  try {
    const result = await postBooking(context, c.req.raw, c.env)
    context.metrics.bookingPosted(result.kind)
    return result
  } catch (error) {
    context.metrics.bookingPosted(error instanceof HttpError ? error.reason.kind : 'failed')
    throw error
  }
}
