import type { Selectable } from 'kysely'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'
import type { AuditTable } from './tables.ts'

export type AuditEntry = Selectable<AuditTable>

/** Who changes something, for the trail. Undefined where a visitor or the service does. */
export interface Operator {
  operator: string
}

/**
 * Records what the operator changed. Call in the transaction that changes it.
 * @param entry.details ids and settings, no personal data: entries outlive the erasure of a person
 */
export async function recordChange(
  db: Database,
  entry: { operator: string; action: string; details: Record<string, string> },
  now: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({ ...entry, happenedAt: now })
    .execute()
}

/** Records a change in the transaction that makes it, unless nobody typed it. */
export async function recordBy(
  db: Database,
  by: Operator | undefined,
  action: string,
  details: Record<string, string>,
  now: Temporal.Instant,
): Promise<void> {
  if (by) await recordChange(db, { operator: by.operator, action, details }, now)
}

/** What the operator changed, newest first. */
export function listChanges(store: Store, limit: number): Promise<AuditEntry[]> {
  return withStoreErrors('list the changes', () =>
    store.db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(limit).execute(),
  )
}
