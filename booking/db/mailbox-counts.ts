import { createHmac } from 'node:crypto'
import { mailboxOf } from '../domain/mailbox.ts'
import { type Count, takePoints } from './attempts.ts'
import type { Database, Store } from './store.ts'

/** What is counted for a mailbox, besides the posts of a form (`formCounts`). */
export interface MailboxLimit extends Omit<Count, 'key'> {
  /** Names it, e.g. `guide`; an own name for each kind of e-mail. */
  of: string
}

/**
 * Counts something for the mailbox of an address, all spellings of the address together. Call it in the transaction that
 * queues the e-mail, after `serialize` by `mailboxOf`, so that what is not queued is not counted.
 * @returns the count's key for `returnPoints`, or null when the limit is reached: then nothing is counted
 */
export async function countMailbox(
  { secret }: Pick<Store, 'secret'>,
  tx: Database,
  email: string,
  { of, limit, seconds }: MailboxLimit,
  now: Temporal.Instant,
): Promise<string | null> {
  const hash = createHmac('sha256', secret)
    .update(`sent ${of} ${mailboxOf(email)}`)
    .digest('base64url')
  const key = `sent:${hash}`
  const taken = await takePoints(tx, [{ key, limit, seconds }], now)
  return taken.kind === 'taken' ? key : null
}
