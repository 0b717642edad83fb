import type { TextSettings } from '../domain/settings.ts'
import { MaybeDelivered, RefusedCall } from './failure.ts'
import { CallFailed, callHttp } from './http-call.ts'

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
