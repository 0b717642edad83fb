import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { describeError, loggedPath } from '../platform/describe-error.ts'
import { bookingHref } from './book/booking-href.ts'
import { bookingForm } from './book/handler.tsx'
import { LABELS } from './book/labels.ts'
import { bookingPage } from './book/page.tsx'
import { readQuery } from './book/query.ts'
import { openTimes, startsOf } from './calendar/open-times.ts'
import { spreadTimes } from './calendar/spread-times.ts'
import {
  BOOKING_PATH,
  CALL_PATH,
  CONNECT_PATH,
  callHref,
  DAY_PATH,
  dayHref,
  isoInstant,
  isSecretPath,
  LEAD_PATH,
  OFFICE_PATH,
  SLOTS_PATH,
  TEXTS_PATH,
  WEBHOOK_PATH,
} from './core/addresses.ts'
import type { BookingContext, BookingEnv } from './form/context.ts'
import { formHandler } from './form/handler.ts'
import { bookingHeaders, callHeaders } from './form/headers.ts'
import { BODY_LIMIT_BYTES } from './form/posted-form.ts'
import { DATABASE_RETRY_SECONDS, HttpError, type Refusal } from './form/reasons.ts'
import { errorResponse, logRefusal, reportStoreError, type WayOn } from './form/responses.tsx'
import { connectAnswer } from './host/connect-answer.tsx'
import { addDayRoutes } from './host/handler.ts'
import { callBackDonePage, callBackForm, leadForm, leadPage } from './lead/handler.tsx'
import { LEAD_ERROR_LABELS, LEAD_LABELS } from './lead/labels.ts'
import { addCallRoutes } from './manage/handler.ts'
import { CALL_LABELS, HOST_LABELS } from './manage/labels.ts'
import { receiveText } from './messages/channels/receive-text.ts'
import { addOfficeRoutes } from './office/handler.ts'
import { StoreError } from './store/store-error.ts'
import { webhookReceiver } from './webhook/handler.ts'

/** All routes of the booking provider. */
export function bookingApp(context: BookingContext): Hono<BookingEnv> {
  const app = new Hono<BookingEnv>()
  const { texts } = context.settings
  const headers = bookingHeaders(context.assets.style)
  const headersOfCalls = callHeaders(headers)

  app.use(async (c, next) => {
    await next()
    const own = isSecretPath(c.req.path) ? headersOfCalls : headers
    for (const [name, value] of Object.entries(own))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })

  const tooLarge = () => {
    throw new HttpError({ kind: 'too-large' })
  }
  app.use(bodyLimit({ maxSize: BODY_LIMIT_BYTES, onError: tooLarge }))

  // CSRF: another site must not post forms from its visitors' browsers, except to the webhook.
  app.use(async (c, next) => {
    const isForm = c.req.method === 'POST' && c.req.path !== WEBHOOK_PATH
    if (isForm && c.req.header('sec-fetch-site') === 'cross-site') throw new HttpError({ kind: 'cross-site' })
    await next()
  })

  // BREACH: the form key is new in each response and nothing else is secret, so compression discloses nothing.
  app.get(BOOKING_PATH, compress(), async (c) => {
    const query = readQuery(new URL(c.req.url).searchParams)
    return c.html(await bookingPage(context, query))
  })
  app.post(BOOKING_PATH, formHandler(context, bookingForm))
  app.get(SLOTS_PATH, async (c) => {
    const starts = startsOf(await openTimes(context))
    const { zone = context.settings.rules.officeZone } = readQuery(new URL(c.req.url).searchParams)
    return c.json({ starts: starts.map(isoInstant), soonest: spreadTimes(starts, zone).map(isoInstant) })
  })
  app.get(LEAD_PATH, compress(), (c) => {
    const { embed = false, area, callback, attribution } = readQuery(new URL(c.req.url).searchParams)
    if (callback === 'done') return c.html(callBackDonePage(context))
    return c.html(leadPage(context, { embed, area, callBack: callback === '1', attribution }))
  })
  const [handleLead, handleCallBack] = [formHandler(context, leadForm), formHandler(context, callBackForm)]
  app.post(LEAD_PATH, (c, next) => (c.req.query('callback') ? handleCallBack : handleLead)(c, next))
  app.all(WEBHOOK_PATH, webhookReceiver(context))
  if (texts) app.post(TEXTS_PATH, receiveText(context, texts))
  addCallRoutes(app, context)
  app.get(`${CONNECT_PATH}/:provider`, connectAnswer(context))
  addDayRoutes(app, context)
  addOfficeRoutes(app, context)

  const routesOf = (address: string) => app.routes.filter(({ path }) => path === address)
  app.notFound((c) => {
    const here = routesOf(c.req.path).filter(({ method }) => method !== 'ALL')
    const allowed = here.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : method))
    if (allowed.length === 0) throw new HttpError({ kind: 'unknown-address' })
    throw new HttpError({ kind: 'wrong-method', allow: [...new Set(allowed)].join(', ') })
  })

  app.onError((error, c) => {
    const reason = reasonOf(context, error, c, routesOf(c.req.path).length > 0)
    return errorResponse(context, c.req.raw, reason, wayOn(c.req.url, reason))
  })
  return app
}

/** Why a request besides a form is refused. Logs refused posts and unexpected errors. */
function reasonOf(context: BookingContext, error: Error, c: Context<BookingEnv>, isRoute: boolean): Refusal {
  if (error instanceof HttpError) {
    // Any other address is a stranger's text, which must not be logged.
    const form = isRoute ? (c.req.path.split('/').at(-1) ?? '') : 'unknown'
    if (c.req.method === 'POST') logRefusal(context, error.reason.kind, form, c.env.address)
    return error.reason
  }
  if (error instanceof StoreError) {
    reportStoreError(context, error)
    return { kind: 'unavailable', waitSeconds: DATABASE_RETRY_SECONDS }
  }
  // An aborted request fails because the visitor has left.
  if (!c.req.raw.signal.aborted)
    context.log.error({ ...describeError(error), path: loggedPath(c.req.url) }, 'A request failed.')
  return { kind: 'unexpected' }
}

function wayOn(url: string, { kind }: Refusal): WayOn {
  const { pathname, searchParams } = new URL(url)
  const embed = searchParams.get('embed') === '1'
  if (pathname === LEAD_PATH) {
    const again = { href: embed ? `${LEAD_PATH}?embed=1` : LEAD_PATH, text: LEAD_LABELS.startAgain }
    return { again, call: LEAD_ERROR_LABELS.call }
  }
  if (pathname.startsWith(OFFICE_PATH))
    return { again: { href: OFFICE_PATH, text: 'To the office' }, call: null }
  if (kind === 'unknown-day') return { again: { href: '/', text: HOST_LABELS.website }, call: null }
  const link = searchParams.get('link') ?? ''
  if (pathname.startsWith(DAY_PATH) && /^[\w-]{22}$/.test(link))
    return { again: { href: dayHref(DAY_PATH, link), text: HOST_LABELS.day }, call: null }
  const secret = searchParams.get('booking') ?? ''
  const isCall =
    isSecretPath(pathname) && kind !== 'unknown-call' && /^[\w-]{22}(\.[\da-f-]{36})?$/.test(secret)
  const again = isCall
    ? { href: callHref(CALL_PATH, secret), text: CALL_LABELS.back }
    : { href: bookingHref({ embed }), text: LABELS.startAgain }
  return { again, call: LABELS.emptyCall }
}
