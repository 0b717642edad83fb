import { Webhook } from 'standardwebhooks'
import type { Booking } from '../../core/booking.ts'
import type { Lead } from '../../core/lead.ts'
import type { MessageKind } from '../../core/message-kinds.ts'
import type { EventSettings, TextSettings } from '../../core/settings.ts'
import { MaybeDelivered, RefusedCall } from '../failure.ts'
import { CallFailed, postHttp } from './http-call.ts'

const EVENTS: Partial<Record<MessageKind, string>> = {
  'webhook-booked': 'call.booked',
  'webhook-moved': 'call.moved',
  'webhook-cancelled': 'call.cancelled',
  'webhook-held': 'call.held',
  'webhook-no-show': 'call.no_show',
  'webhook-not-a-fit': 'call.not_a_fit',
  'webhook-client': 'call.client',
  'webhook-lead': 'lead.created',
}

/** The body of a call of the events webhook. Instants are ISO 8601 in UTC; `id` is the same in every attempt. */
export interface WebhookEvent {
  event: string
  id: string
  at: string
  booking?: Booking
  lead?: Lead
}

/** The event that a message reports; `at` is when it happened. */
export function eventOf(
  { id, kind }: { id: string; kind: MessageKind },
  at: Temporal.Instant,
  about: { booking: Booking } | { lead: Lead },
): WebhookEvent {
  const event = EVENTS[kind]
  if (!event) throw new Error(`${kind} is no event of the webhook.`)
  return { event, id, at: at.toString(), ...about }
}

/** Posts an event as JSON, with its id as `Idempotency-Key`, signed if there is a secret. @throws {RefusedCall | CallFailed} */
export async function postEvent(
  { url, secret }: EventSettings,
  event: WebhookEvent,
  signal: AbortSignal,
): Promise<void> {
  const body = JSON.stringify(event)
  const { ok, status, text } = await postHttp({
    url,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': event.id,
      ...(secret ? signatureHeaders(secret, event.id, body) : {}),
    },
    body,
    signal,
  })
  if (!ok) throw new RefusedCall(status, text)
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
 * Posts a text to the service as Twilio's Messages resource takes it. `to` is E.164.
 * @throws {RefusedCall | CallFailed}
 * @throws {MaybeDelivered} when the service took the text and did not answer: nobody must get it twice
 */
export async function sendText(
  { url, from }: TextSettings,
  id: string,
  { to, body }: { to: string; body: string },
  signal: AbortSignal,
): Promise<void> {
  const answer = await postHttp({
    url,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Idempotency-Key': id },
    body: new URLSearchParams({ To: to, From: from, Body: body }).toString(),
    signal,
  }).catch((error: unknown) => {
    throw error instanceof CallFailed && error.wasSent ? new MaybeDelivered(error) : error
  })
  if (!answer.ok) throw new RefusedCall(answer.status, answer.text)
}
