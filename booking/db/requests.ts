import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { CallRequest, CallRequestOutcome, NewCallRequest } from '../domain/call-request.ts'
import { mailboxOf } from '../domain/mailbox.ts'
import { returnPoints } from './attempts.ts'
import { isUuid } from './is-uuid.ts'
import { countMailbox, type MailboxLimit } from './mailbox-counts.ts'
import { enqueue } from './outbox.ts'
import { DAILY_LIMIT, setAsideIn } from './set-aside.ts'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'
import type { RequestTable } from './tables.ts'

/** So many requests of one mailbox within a day reach the agency by e-mail. */
export const MAX_REQUESTS_PER_DAY = 3
const DAY_LIMIT: MailboxLimit = { of: 'request', limit: MAX_REQUESTS_PER_DAY, seconds: 24 * 60 * 60 }
/** The number of the lock that requests of one mailbox share. */
const REQUEST_LOCK = 5

/**
 * Stores a request for a call at another time and queues the agency's e-mail in one transaction.
 * @throws StoreError when the database fails; nothing is stored or queued then.
 */
export function storeRequest(
  store: Store,
  request: NewCallRequest,
  now: Temporal.Instant,
): Promise<CallRequestOutcome> {
  const attempt = async (tx: Database): Promise<CallRequestOutcome> => {
    // Serializes requests of one mailbox, so that the second sees the first one.
    await store.engine.serialize(tx, mailboxOf(request.email), REQUEST_LOCK)
    const earlier = await requestByFormKey(tx, request.formKey)
    if (earlier) return { kind: isSame(earlier, request) ? 'repeated' : 'reused' }
    const counted = await countMailbox(store, tx, request.email, DAY_LIMIT, now)
    if (counted === null) {
      const answers = Object.fromEntries(ANSWERS.map((name) => [name, request[name]]))
      await setAsideIn(tx, { form: 'request', reason: DAILY_LIMIT, answers }, now)
      return { kind: 'set-aside' }
    }
    const row = await tx
      .insertInto('requests')
      .values({ ...request, id: randomUUID(), createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    // Somebody else sent this form at the same moment.
    if (!row) {
      await returnPoints(tx, [counted])
      return { kind: 'reused' }
    }
    await enqueue(tx, { requestId: row.id, kinds: ['request-copy'] }, now)
    return { kind: 'stored', request: toRequest(row) }
  }
  return withStoreErrors('write a request for a call', () =>
    // Each statement must see earlier commits, whatever the server's default.
    store.db.transaction().setIsolationLevel('read committed').execute(attempt),
  )
}

/** The request with this id; null for unknown and malformed ids. */
export async function requestById(store: Store, id: string): Promise<CallRequest | null> {
  if (!isUuid(id)) return null
  const row = await withStoreErrors('read a request for a call', () =>
    store.db.selectFrom('requests').selectAll().where('id', '=', id.toLowerCase()).executeTakeFirst(),
  )
  return row ? toRequest(row) : null
}

async function requestByFormKey(tx: Database, formKey: string): Promise<CallRequest | null> {
  const row = await tx.selectFrom('requests').selectAll().where('formKey', '=', formKey).executeTakeFirst()
  return row ? toRequest(row) : null
}

/** What the visitor typed and chose. */
const ANSWERS = ['name', 'email', 'phone', 'practice', 'preferredDay', 'partOfDay', 'zone', 'note'] as const

function isSame(earlier: CallRequest, request: NewCallRequest): boolean {
  return ANSWERS.every((name) => earlier[name] === request[name])
}

function toRequest({ formKey, ...request }: Selectable<RequestTable>): CallRequest {
  return request
}
