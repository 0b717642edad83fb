import { Hono } from 'hono'
import { BOOKING_PATH, isoInstant, LEAD_PATH, SLOTS_PATH, WEBHOOK_PATH } from '../ui/addresses.ts'
import { bookingPage } from './booking-page.tsx'
import type { Client, DeskContext } from './context.ts'
import { describeError, HttpError } from './errors.ts'
import { freeTimes, startsOf } from './free-times.ts'
import { deskHeaders } from './headers.ts'
import { showLeadForm, takeLead } from './lead.ts'
import { postBooking } from './post-booking.ts'
import { readQuery } from './query.ts'
import { answerFormError, bookedJson, wantsJson } from './responses.tsx'
import { webhookReceiver } from './webhook.ts'

/** The desk's addresses. Every answer carries the same headers; every refusal goes through `onError`. */
export function deskApp(context: DeskContext): Hono<{ Bindings: Client }> {
  const app = new Hono<{ Bindings: Client }>()
  const headers = deskHeaders(context.assets.style, context.settings.frameOrigins)

  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  })

  app.get(BOOKING_PATH, async (c) => {
    const query = readQuery(new URL(c.req.url).searchParams)
    return c.html(await bookingPage(context, query))
  })

  app.post(BOOKING_PATH, async (c) => {
    // Browsers say where a post comes from; a page elsewhere must not spread forms over its visitors' addresses.
    if (c.req.header('sec-fetch-site') === 'cross-site') throw new HttpError({ kind: 'forged' })
    const { isNew, booked } = await postBooking(context, c.req.raw, c.env.address)
    if (wantsJson(c.req.raw)) return c.json(bookedJson(booked), isNew ? 201 : 200)
    return c.redirect(booked.confirmationUrl, 303)
  })

  app.get(SLOTS_PATH, async (c) => {
    const query = readQuery(new URL(c.req.url).searchParams)
    const starts = startsOf(await freeTimes(context)).map(isoInstant)
    return c.json({ zone: query.zone ?? context.settings.rules.officeZone, starts })
  })

  app.get(LEAD_PATH, showLeadForm(context))
  app.post(LEAD_PATH, takeLead(context))

  app.all(WEBHOOK_PATH, webhookReceiver(context))

  app.all(BOOKING_PATH, () => {
    throw new HttpError({ kind: 'wrong-method', allow: 'GET, HEAD, POST' })
  })
  app.all(LEAD_PATH, () => {
    throw new HttpError({ kind: 'wrong-method', allow: 'GET, HEAD, POST' })
  })
  app.all(SLOTS_PATH, () => {
    throw new HttpError({ kind: 'wrong-method', allow: 'GET, HEAD' })
  })
  app.notFound((c) => answerFormError(context, c.req.raw, { kind: 'unknown-address' }, null))

  app.onError(async (error, c) => {
    const request = c.req.raw
    if (request.signal.aborted) return c.body(null, 400)
    if (error instanceof HttpError) {
      try {
        return await answerFormError(context, request, error.trouble, error.kept)
      } catch (second) {
        context.log.error(describeError(second), 'The desk could not answer a refusal.')
      }
    } else {
      context.log.error({ ...describeError(error), path: c.req.path }, 'The desk failed at a request.')
    }
    return answerFormError(context, request, { kind: 'unexpected' }, null)
  })
  return app
}
