import { randomUUID } from 'node:crypto'
import { mailboxOf } from '../domain/mailbox.ts'
import type { ResultOutcome, ResultRequest, SentResult } from '../domain/result.ts'
import { returnPoints } from './attempts.ts'
import { isUuid } from './is-uuid.ts'
import { countMailbox, type MailboxLimit } from './mailbox-counts.ts'
import { enqueue } from './outbox.ts'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/** Limits what one mailbox can be sent, so that no one can flood a stranger's inbox. */
export const MAX_RESULTS_PER_DAY = 3
const DAY_LIMIT: MailboxLimit = { of: 'result', limit: MAX_RESULTS_PER_DAY, seconds: 24 * 60 * 60 }
/** A second press of the button within this time sends nothing new. */
const REPEAT_SECONDS = 60 * 60

/**
 * Stores a request for a result and queues its e-mail in one transaction, unless the same result was requested within
 * the hour or the mailbox has had three results within a day.
 * @throws StoreError when the database fails; nothing is stored or queued then.
 */
export function storeResult(
  store: Store,
  request: ResultRequest,
  now: Temporal.Instant,
): Promise<ResultOutcome> {
  const attempt = async (tx: Database): Promise<ResultOutcome> => {
    const { kind, figures, email } = request
    // Serializes requests of one mailbox, so that the second sees the first one's counts.
    await store.engine.serialize(tx, mailboxOf(email), 2)
    const same = { of: `result ${kind} ${figures} to`, limit: 1, seconds: REPEAT_SECONDS }
    const ofSame = await countMailbox(store, tx, email, same, now)
    if (ofSame === null) return { kind: 'repeated' }
    if ((await countMailbox(store, tx, email, DAY_LIMIT, now)) === null) {
      await returnPoints(tx, [ofSame])
      return { kind: 'too-many' }
    }
    const id = randomUUID()
    await tx
      .insertInto('results')
      .values({ ...request, id, createdAt: now })
      .execute()
    await enqueue(tx, { resultId: id, kinds: ['result'] }, now)
    return { kind: 'stored', id }
  }
  return withStoreErrors('write a request for a result', () =>
    // Each statement must see earlier commits, whatever the server's default.
    store.db.transaction().setIsolationLevel('read committed').execute(attempt),
  )
}

/** The request with this id; null for unknown and malformed ids. */
export async function resultById(store: Store, id: string): Promise<SentResult | null> {
  if (!isUuid(id)) return null
  const row = await withStoreErrors('read a request for a result', () =>
    store.db.selectFrom('results').selectAll().where('id', '=', id.toLowerCase()).executeTakeFirst(),
  )
  return row ?? null
}
