import { randomUUID } from 'node:crypto'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'
import type { SetAsideTable } from './tables.ts'

/** The newest entries that are kept. Robots write as many as they like. */
export const MAX_SET_ASIDE = 500

export type SetAsideEntry = SetAsideTable

/**
 * Keeps a suspicious entry for the operator to look at: what looks like a robot may be a person whose password manager
 * filled in a hidden field.
 * @param entry.form the form, e.g. `booking`
 * @param entry.reason why it is suspicious, e.g. `hidden field`
 * @param entry.answers as typed
 */
export function setAside(
  store: Store,
  entry: Pick<SetAsideEntry, 'form' | 'reason' | 'answers'>,
  now: Temporal.Instant,
): Promise<void> {
  return withStoreErrors('set an entry aside', () =>
    store.db.transaction().execute((tx) => setAsideIn(tx, entry, now)),
  )
}

/** The same within a transaction. */
export async function setAsideIn(
  tx: Database,
  entry: Pick<SetAsideEntry, 'form' | 'reason' | 'answers'>,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .insertInto('setAside')
    .values({ id: randomUUID(), ...entry, createdAt: now })
    .execute()
  await tx
    .deleteFrom('setAside')
    .where('id', 'not in', (db) =>
      db.selectFrom('setAside').select('id').orderBy('createdAt', 'desc').orderBy('id').limit(MAX_SET_ASIDE),
    )
    .execute()
}

/** The entries that were set aside, newest first. */
export function listSetAside(store: Store): Promise<SetAsideEntry[]> {
  return withStoreErrors('list what was set aside', () =>
    store.db.selectFrom('setAside').selectAll().orderBy('createdAt', 'desc').orderBy('id').execute(),
  )
}
