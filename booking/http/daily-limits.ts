import { formCounts, type Sender } from '../db/admission.ts'
import { countAttempt } from '../db/attempts.ts'
import { formOfHost } from '../domain/hosts.ts'
import { mailboxOf } from '../domain/mailbox.ts'
import type { Client } from './client.ts'
import type { BookingContext } from './context.ts'
import type { FormName } from './form-key.ts'
import { networkOf, storedHash } from './network.ts'

/**
 * Who sends a call, as the database counts it.
 * @param contact the mailbox or phone number (`contactOf`); null when it is not to be counted
 * @param puzzle what `checkPuzzle` returned
 */
export function senderOf(secret: Buffer, client: Client, contact: string | null, puzzle: string): Sender {
  const { narrow, wide } = networkOf(client)
  return {
    network: storedHash(secret, 'network', narrow),
    wideNetwork: storedHash(secret, 'network', wide),
    mailbox: contact === null ? '' : storedHash(secret, 'mailbox', contact),
    puzzle,
  }
}

/**
 * Counts a form other than the booking's by its network, and by the mailbox that it sends an e-mail to. Each form, and each
 * calendar's, has its own counts. A booking is counted in its own transaction (`admit`).
 * @param email null when the visitor gets no e-mail
 * @returns 0, or the seconds to wait when the day's number is reached
 * @throws StoreError when the database fails
 */
export async function countForm(
  context: BookingContext,
  form: Exclude<FormName, 'booking'> | 'move',
  client: Client,
  email: string | null,
): Promise<number> {
  const { store, settings, now } = context
  const sender = senderOf(store.secret, client, email === null ? null : mailboxOf(email), '')
  const counts = formCounts(formOfHost(form, settings.host), sender, settings.limits)
  const taken = await countAttempt(store, counts, now())
  return taken.kind === 'taken' ? 0 : taken.waitSeconds
}
