import type { Booking } from '../../core/booking.ts'
import type { Lead } from '../../core/lead.ts'
import type { MessageKind } from '../../core/message-kinds.ts'
import type { TextSettings } from '../../core/settings.ts'
import { MaybeDelivered, RefusedCall } from '../failure.ts'
import { CallFailed, callHttp } from './http-call.ts'

/** What happened, as the events webhook is told. */
const EVENTS: Partial<Record<MessageKind, string>> = {
  'webhook-booked': 'call.booked',
  'webhook-moved': 'call.moved',
  'webhook-cancelled': 'call.cancelled',
  'webhook-lead': 'lead.created',
}

/** The body of a call of the events webhook. Instants are ISO 8601 in UTC. `id` is the same in every attempt. */
export interface WebhookEvent {
  event: string
  id: string
  at: string
  booking?: Booking
  lead?: Lead
}

/**
 * The event that a message reports.
 * @param at when it happened
 */
export function eventOf(
  { id, kind }: { id: string; kind: MessageKind },
  at: Temporal.Instant,
  about: { booking: Booking } | { lead: Lead },
): WebhookEvent {
  const event = EVENTS[kind]
  if (!event) throw new Error(`${kind} is no event of the webhook.`)
  return { event, id, at: at.toString(), ...about }
}

/**
 * Posts an event as JSON. `Idempotency-Key` is the event's id, by which a receiver knows a repetition.
 * @throws {RefusedCall} when the answer is anything but success, a redirect included
 * @throws {CallFailed} when there is no answer
 */
export async function postEvent(url: string, event: WebhookEvent, signal: AbortSignal): Promise<void> {
  const { status, text } = await callHttp({
    method: 'POST',
    url,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': event.id },
    body: JSON.stringify(event),
    signal,
  })
  if (status < 200 || status > 299) throw new RefusedCall(status, text)
}

/**
 * Hands a text to the service: one form post with `To`, `From` and `Body`, as Twilio's Messages resource takes it.
 * @param id the outbox's id, which a service may use to recognize a repetition
 * @param to E.164
 * @throws {RefusedCall} when it answers anything but success
 * @throws {MaybeDelivered} when it took the text and did not answer: a person must not get it twice
 * @throws {CallFailed} when it was not reached
 */
export async function sendText(
  { url, from }: TextSettings,
  id: string,
  { to, body }: { to: string; body: string },
  signal: AbortSignal,
): Promise<void> {
  const answer = await callHttp({
    method: 'POST',
    url,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Idempotency-Key': id },
    body: new URLSearchParams({ To: to, From: from, Body: body }).toString(),
    signal,
  }).catch((error: unknown) => {
    throw error instanceof CallFailed && error.wasSent ? new MaybeDelivered(error) : error
  })
  if (answer.status < 200 || answer.status > 299) throw new RefusedCall(answer.status, answer.text)
}
