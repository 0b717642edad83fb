import { randomUUID } from 'node:crypto'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'
import type { SetAsideTable } from './tables.ts'

/** The newest entries of robots that are kept: they write as many as they like. */
export const MAX_SET_ASIDE = 500
/** The reason of entries that are most likely a person's. Limits per network bound their number. */
export const DAILY_LIMIT = 'daily limit'
/** Characters kept of an answer. */
const MAX_ANSWER = 2000

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
    .values({ id: randomUUID(), ...entry, answers: storable(entry.answers), createdAt: now })
    .execute()
  await tx
    .deleteFrom('setAside')
    .where('reason', '<>', DAILY_LIMIT)
    .where('id', 'not in', (db) =>
      db
        .selectFrom('setAside')
        .select('id')
        .where('reason', '<>', DAILY_LIMIT)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(MAX_SET_ASIDE),
    )
    .execute()
}

/** Answers as text of bounded length without the character that PostgreSQL cannot store. */
function storable(answers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [
      name,
      String(value ?? '')
        .replaceAll('\0', '')
        .slice(0, MAX_ANSWER),
    ]),
  )
}
