import { Hono } from 'hono'
import { StoreError } from '../db/store-error.ts'
import { isCallPath } from '../domain/call-addresses.ts'
import {
  BOOKING_PATH,
  isoInstant,
  LEAD_PATH,
  REQUEST_PATH,
  RESULT_PATH,
  SLOTS_PATH,
  WEBHOOK_PATH,
} from '../ui/addresses.ts'
import type { Kept } from '../ui/props.ts'
import { bookingPage } from './booking-page.tsx'
import { calendarOf } from './calendar.ts'
import { postRequestForm, showRequestForm } from './call-request.ts'
import { addCallRoutes } from './call-routes.ts'
import type { Client } from './client.ts'
import type { BookingContext } from './context.ts'
import {
  DATABASE_RETRY_SECONDS,
  describeError,
  HttpError,
  type HttpErrorReason,
  loggedPath,
} from './errors.ts'
import { bookingScope, issueFormKey } from './form-key.ts'
import { bookingHeaders, callHeaders, patientHeaders } from './headers.ts'
import { answering } from './in-turn.ts'
import { postLead, showLeadForm } from './lead.ts'
import { openTimes, startsOf } from './open-times.ts'
import { type PostResult, postBooking } from './post-booking.ts'
import { readQuery } from './query.ts'
import { bookedJson, errorResponse, needsNewKey, wantsJson } from './responses.tsx'
import { postResult, refuseMethod, showResult } from './result.tsx'
import { reportStoreError } from './store-errors.ts'
import { receiveText, TEXTS_PATH } from './texts.ts'
import { webhookReceiver } from './webhook.ts'

/** The routes. Every response gets the same headers; every error is turned into a response by `onError`. */
export function bookingApp(context: BookingContext): Hono<{ Bindings: Client }> {
  const app = new Hono<{ Bindings: Client }>()
  const headers = bookingHeaders(context.assets.style, context.settings.frameOrigins)
  const headersOfCalls = callHeaders(headers)
  const headersOfPatients = patientHeaders(headers)

  app.use((c, next) => answering(c.env, next))
  app.use(async (c, next) => {
    await next()
    const own = isCallPath(c.req.path)
      ? headersOfCalls
      : c.req.query('clinic') !== undefined
        ? headersOfPatients
        : headers
    for (const [name, value] of Object.entries(own)) c.res.headers.set(name, value)
  })

  // Routes are found by the decoded path, and a clinic's calendar by the one received. No address here needs encoding.
  app.use(async (c, next) => {
    if (new URL(c.req.url).pathname.includes('%')) throw new HttpError({ kind: 'unknown-address' })
    await next()
  })

  app.get(BOOKING_PATH, async (c) => {
    const calendar = calendarOf(context, c.req.raw)
    const query = readQuery(new URL(c.req.url).searchParams)
    return c.html(await bookingPage(calendar, query, c.req.raw.signal))
  })

  app.post(BOOKING_PATH, async (c) => {
    // CSRF: another site must not post forms from its visitors' network addresses.
    if (c.req.header('sec-fetch-site') === 'cross-site') throw new HttpError({ kind: 'cross-site' })
    const calendar = calendarOf(context, c.req.raw)
    const { isNew, booked } = await counted(context, postBooking(calendar, c.req.raw, c.env))
    if (wantsJson(c.req.raw)) return c.json(bookedJson(booked), isNew ? 201 : 200)
    return c.redirect(booked.confirmationUrl, 303)
  })

  app.get(SLOTS_PATH, async (c) => {
    const calendar = calendarOf(context, c.req.raw)
    const query = readQuery(new URL(c.req.url).searchParams)
    const starts = startsOf(await openTimes(calendar)).map(isoInstant)
    return c.json({ zone: query.zone ?? calendar.settings.rules.officeZone, starts })
  })

  app.get(LEAD_PATH, showLeadForm(context))
  app.post(LEAD_PATH, postLead(context))

  app.get(REQUEST_PATH, showRequestForm(context))
  app.post(REQUEST_PATH, postRequestForm(context))

  app.get(RESULT_PATH, showResult(context))
  app.post(RESULT_PATH, postResult(context))
  app.all(RESULT_PATH, refuseMethod(context))

  app.all(WEBHOOK_PATH, webhookReceiver(context))

  const { texts } = context.settings
  if (texts) app.post(TEXTS_PATH, receiveText(context, texts))

  addCallRoutes(app, context)

  const allowOnly = (allow: string) => () => {
    throw new HttpError({ kind: 'wrong-method', allow })
  }
  app.all(BOOKING_PATH, allowOnly('GET, HEAD, POST'))
  app.all(LEAD_PATH, allowOnly('GET, HEAD, POST'))
  app.all(REQUEST_PATH, allowOnly('GET, HEAD, POST'))
  app.all(SLOTS_PATH, allowOnly('GET, HEAD'))
  if (texts) app.all(TEXTS_PATH, allowOnly('POST'))
  app.notFound((c) => errorResponse(context, c.req.raw, { kind: 'unknown-address' }, null))

  app.onError(async (error, c) => {
    const request = c.req.raw
    if (request.signal.aborted) return c.body(null, 400)
    if (error instanceof HttpError) {
      try {
        return await errorResponse(context, request, error.reason, error.submitted)
      } catch (second) {
        if (second instanceof StoreError && error.submitted) {
          reportStoreError(context, second)
          return await errorResponse(
            context,
            request,
            { kind: 'not-saved', waitSeconds: DATABASE_RETRY_SECONDS },
            keptForRetry(calendarOf(context, request), error.reason, error.submitted),
          )
        }
        context.log.error(describeError(second), 'An error response failed.')
      }
    } else if (error instanceof StoreError) {
      reportStoreError(context, error)
      const reason = { kind: 'unavailable', waitSeconds: DATABASE_RETRY_SECONDS } as const
      return errorResponse(context, request, reason, null)
    } else {
      context.log.error({ ...describeError(error), path: loggedPath(request.url) }, 'A request failed.')
    }
    return errorResponse(context, request, { kind: 'unexpected' }, null)
  })
  return app
}

/** What was typed, with a new key if the form can't be sent again with the one it has. */
function keptForRetry(
  { settings, store, now }: BookingContext,
  reason: HttpErrorReason,
  submitted: Kept,
): Kept {
  return needsNewKey(reason)
    ? { ...submitted, formKey: issueFormKey(store.secret, now(), bookingScope(settings.host), true) }
    : submitted
}

/** Counts how a posted form ended. */
async function counted({ metrics }: BookingContext, posted: Promise<PostResult>): Promise<PostResult> {
  try {
    const result = await posted
    metrics.bookingPosted(result.isNew ? 'booked' : 'repeated')
    return result
  } catch (error) {
    metrics.bookingPosted(error instanceof HttpError ? error.reason.kind : 'failed')
    throw error
  }
}
