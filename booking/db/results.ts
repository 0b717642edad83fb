import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ResultOutcome, ResultRequest, SentResult } from '../domain/result.ts'
import { isUuid } from './is-uuid.ts'
import { enqueue } from './outbox.ts'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/** Limits what one address can be sent, so that no one can flood a stranger's inbox. */
export const MAX_RESULTS_PER_DAY = 3
/** A second press of the button within this time sends nothing new. */
const MINUTES_OF_REPEAT = 60

/**
 * Stores a request for a result and queues its e-mail in one transaction, unless the same result was requested within
 * the hour or the address has had three results within a day.
 * @throws StoreError when the database fails; nothing is stored or queued then.
 */
export function storeResult(
  store: Store,
  request: ResultRequest,
  now: Temporal.Instant,
): Promise<ResultOutcome> {
  const attempt = async (tx: Database): Promise<ResultOutcome> => {
    // Serializes requests of one address, so that the second sees the first one.
    await store.engine.serialize(tx, request.email, 2)
    const recent = await tx
      .selectFrom('results')
      .selectAll()
      .where(sql`lower(email)`, '=', request.email.toLowerCase())
      .where('createdAt', '>', now.subtract({ hours: 24 }))
      .execute()
    const repeatedSince = now.subtract({ minutes: MINUTES_OF_REPEAT })
    const isRepeated = recent.some(
      ({ kind, figures, createdAt }) =>
        kind === request.kind &&
        figures === request.figures &&
        Temporal.Instant.compare(createdAt, repeatedSince) > 0,
    )
    if (isRepeated) return { kind: 'repeated' }
    if (recent.length >= MAX_RESULTS_PER_DAY) return { kind: 'too-many' }
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
