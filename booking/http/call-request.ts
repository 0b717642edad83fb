import type { Handler } from 'hono'
import { storeRequest } from '../db/requests.ts'
import { StoreError } from '../db/store-error.ts'
import { withBothTouches } from '../domain/attribution.ts'
import type { CallRequestOutcome, NewCallRequest } from '../domain/call-request.ts'
import { canonicalZone } from '../domain/format-time.ts'
import { REQUEST_ID, REQUEST_PATH } from '../ui/addresses.ts'
import { formatRequestError, REQUEST_MESSAGES } from '../ui/call-request-labels.ts'
import { REQUEST_FIELDS, type RequestError } from '../ui/call-request-props.ts'
import { readForm } from './body.ts'
import { requestDays, requestSchema } from './call-request-input.ts'
import { callRequestPage } from './call-request-page.tsx'
import type { Client } from './client.ts'
import type { BookingContext } from './context.ts'
import { countForm } from './daily-limits.ts'
import { DATABASE_RETRY_SECONDS, HttpError, headersOf, statusOf } from './errors.ts'
import { issueFormKey, referenceHash } from './form-key.ts'
import { fieldErrors, type PostedForm, readPostedForm, singleValue, typedAnswers } from './posted-form.ts'
import { readQuery } from './query.ts'
import { needsNewKey, wantsJson } from './responses.tsx'
import { checkSender } from './sender-check.ts'
import { reportStoreError } from './store-errors.ts'

type CallRequestHandler = Handler<{ Bindings: Client }>

interface PostedRequest extends PostedForm<(typeof REQUEST_FIELDS)[number]> {
  /** The canonical name of the zone; null when it is not one. */
  zone: string | null
  embed: boolean
}

/** Says on the address that the form was sent, for browsers without the script. */
const SENT_PARAMETER = 'sent'

/** The empty form, or what follows a sent one. Its query may name the zone, `embed=1` and campaign parameters. */
export function showRequestForm(context: BookingContext): CallRequestHandler {
  return async (c) => {
    const { searchParams } = new URL(c.req.url)
    const { embed, zone, attribution } = readQuery(searchParams)
    const isDone = searchParams.get(SENT_PARAMETER) === '1'
    return c.html(await callRequestPage(context, { embed: embed === '1', zone, attribution, isDone }))
  }
}

/**
 * Handles a posted form: says that it was sent, or renders the form again with the error and what was typed.
 * Cheap checks run first: type and size, sender, answers. One transaction stores the request and queues its e-mail.
 */
export function postRequestForm(context: BookingContext): CallRequestHandler {
  return async (c) => {
    // CSRF: another site must not post forms from its visitors' network addresses.
    if (c.req.header('sec-fetch-site') === 'cross-site') throw new HttpError({ kind: 'cross-site' })
    const form = readPosted(await readForm(c.req.raw))
    const error = await handle(context, form, c.env)
    if (error) return refuse(context, c.req.raw, form, error)
    if (wantsJson(c.req.raw)) return c.json({ sent: true })
    const query = new URLSearchParams({ [SENT_PARAMETER]: '1', zone: form.zone ?? '' })
    if (form.embed) query.set('embed', '1')
    return c.redirect(`${REQUEST_PATH}?${query}#${REQUEST_ID}`, 303)
  }
}

function readPosted(form: URLSearchParams): PostedRequest {
  return {
    ...readPostedForm(form, REQUEST_FIELDS),
    zone: canonicalZone(singleValue(form, 'zone') ?? ''),
    embed: singleValue(form, 'embed') === '1',
  }
}

/** Stores the request. Returns why it was refused, or null. */
async function handle(
  context: BookingContext,
  form: PostedRequest,
  client: Client,
): Promise<RequestError | null> {
  const schema = requestSchema(requestDays(context.settings.rules.officeZone, context.now()))
  const senderError = await checkSender(context, 'request', form, client, () =>
    schema.safeParse(form.answers).success ? form.answers : null,
  )
  if (senderError) return senderError
  const parsed = schema.safeParse(form.answers)
  if (!parsed.success) {
    return { kind: 'fields', fields: fieldErrors(parsed.error, REQUEST_FIELDS, REQUEST_MESSAGES) }
  }
  // Forms have a zone of their own; the refusal comes with a form in the office's.
  if (!form.zone) return { kind: 'forged' }
  const request: NewCallRequest = {
    ...parsed.data,
    zone: form.zone,
    formKey: referenceHash(form.key ?? ''),
    attribution: withBothTouches(form.attribution),
  }
  const outcome = await storeOrReport(context, request, client)
  if (!outcome) return { kind: 'not-saved', waitSeconds: DATABASE_RETRY_SECONDS }
  if (outcome.kind === 'daily') return outcome
  if (outcome.kind === 'reused') return { kind: 'expired' }
  if (outcome.kind === 'stored') {
    context.log.info({ request: outcome.request.id }, 'Call requested.')
    context.wake()
  }
  if (outcome.kind === 'set-aside') context.log.warn({}, 'A request for a call was set aside: daily limit.')
  return null
}

/** The outcome; `daily` when the network has had its number; null when the database fails. */
async function storeOrReport(
  context: BookingContext,
  request: NewCallRequest,
  client: Client,
): Promise<CallRequestOutcome | { kind: 'daily'; waitSeconds: number } | null> {
  try {
    // Its e-mail goes to the agency alone: the visitor's mailbox is not counted.
    const waitSeconds = await countForm(context, 'request', client, null)
    if (waitSeconds > 0) return { kind: 'daily', waitSeconds }
    return await storeRequest(context.store, request, context.now())
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    reportStoreError(context, error)
    return null
  }
}

/** The error as JSON, or the form again with what was typed, with the error's status and headers. */
async function refuse(
  context: BookingContext,
  request: Request,
  form: PostedRequest,
  error: RequestError,
): Promise<Response> {
  const headers = new Headers(error.kind === 'fields' ? {} : headersOf(error))
  const init = { status: statusOf(error), headers }
  if (!wantsJson(request)) {
    headers.set('Content-Type', 'text/html; charset=utf-8')
    const page = await callRequestPage(context, {
      embed: form.embed,
      zone: form.zone ?? undefined,
      attribution: form.attribution,
      answers: typedAnswers(form, REQUEST_FIELDS, []),
      error,
      // The request may have been stored before the connection broke: the same key finds it again.
      formKey: error.kind === 'not-saved' ? form.key : undefined,
    })
    return new Response(page, init)
  }
  headers.set('Content-Type', 'application/json')
  const { title, text } = formatRequestError(error, context.settings.agency.phone)
  const { kind, ...detail } = error
  const formKey = needsNewKey(error)
    ? { formKey: issueFormKey(context.store.secret, context.now(), 'request', true) }
    : {}
  return new Response(
    JSON.stringify({ error: kind, message: `${title}. ${text}`, ...detail, ...formKey }),
    init,
  )
}
