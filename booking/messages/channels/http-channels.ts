import { Webhook } from 'standardwebhooks'
import { describeError } from '../../../platform/describe-error.ts'
import type { Booking } from '../../core/booking.ts'
import type { Lead } from '../../core/lead.ts'
import type { WebhookKind } from '../../core/message-kinds.ts'
import type { EventSettings, TextSettings } from '../../core/settings.ts'
import { MaybeDelivered, RefusedCall } from '../failure.ts'

const EVENTS: Record<WebhookKind, string> = {
  'webhook-booked': 'call.booked',
  'webhook-moved': 'call.moved',
  'webhook-canceled': 'call.canceled',
  'webhook-held': 'call.held',
  'webhook-no-show': 'call.no_show',
  'webhook-not-a-fit': 'call.not_a_fit',
  'webhook-client': 'call.client',
  'webhook-lead': 'lead.created',
}

/** The event that a message reports. Instants are ISO 8601 in UTC; `id` is the same in every attempt, `at` is when it happened. */
export function eventOf(
  { id, kind }: { id: string; kind: WebhookKind },
  at: Temporal.Instant,
  about: { booking: Booking } | { lead: Lead },
) {
  return { event: EVENTS[kind], id, at: at.toString(), ...about }
}

/**
 * Posts an event as JSON, with its id as `Idempotency-Key`, signed if there is a secret. Resolves to the answer.
 * @throws {RefusedCall | CallFailed}
 */
export async function postEvent({ url, secret }: EventSettings, event: { id: string }, signal: AbortSignal) {
  const body = JSON.stringify(event)
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': event.id,
    ...(secret ? signatureHeaders(secret, event.id, body) : {}),
  }
  return await postHttp(url, { headers, body, signal })
}

/** The headers of Standard Webhooks (standardwebhooks.com). The time is that of the attempt: receivers refuse old ones. */
function signatureHeaders(secret: string, id: string, body: string): Record<string, string> {
  const sentAt = new Date()
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
  }
}

/**
 * Posts a text to the service as Twilio's Messages resource takes it, and resolves to the answer. `to` is E.164.
 * @throws {RefusedCall | CallFailed}
 * @throws {MaybeDelivered} when the service may have taken the text and did not answer: nobody must get it twice
 */
export async function sendText(
  { url, from }: TextSettings,
  id: string,
  { to, body }: { to: string; body: string },
  signal: AbortSignal,
): Promise<string> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Idempotency-Key': id }
  const form = new URLSearchParams({ To: to, From: from, Body: body }).toString()
  return await postHttp(url, { headers, body: form, signal }).catch((error: unknown) => {
    throw error instanceof CallFailed && !UNCONNECTED.includes(error.code) ? new MaybeDelivered(error) : error
  })
}

/** There was no answer. `code` is Node's, like `ECONNREFUSED`, or `NO_ANSWER`. */
class CallFailed extends Error {
  override name = 'CallFailed'
  readonly code: string

  constructor(code: string, cause: unknown) {
    super(`The call failed: ${code}.`, { cause })
    this.code = code
  }
}

/** Without a connection the other side can't have acted on the request. */
const UNCONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

const TIMEOUT_MS = 10_000
const MAX_TEXT = 2_000

/**
 * Posts to another program, whose address may have user and password, and returns its status with the first 2,000
 * characters of its text. @throws {RefusedCall}
 * @throws {CallFailed} when there is no answer within ten seconds, or the signal ends the call
 */
async function postHttp(
  url: string,
  { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
): Promise<string> {
  const target = new URL(url)
  const login = decodeURIComponent(`${target.username}:${target.password}`)
  target.username = ''
  target.password = ''
  try {
    const answer = await fetch(target, {
      method: 'POST',
      headers: {
        'User-Agent': 'desk',
        // On a kept connection that has just ended it would be unclear whether a text was sent.
        Connection: 'close',
        ...(login !== ':' && { Authorization: `Basic ${Buffer.from(login).toString('base64')}` }),
        ...headers,
      },
      body,
      // It would take personal data or a password to another host.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    const text = (await answer.text()).slice(0, MAX_TEXT)
    if (answer.ok) return `${answer.status} ${text}`.trim()
    throw new RefusedCall(answer.status, text)
  } catch (error) {
    if (error instanceof RefusedCall) throw error
    throw new CallFailed(describeError(error).code ?? 'NO_ANSWER', error)
  }
}
