import { type Selectable, sql } from 'kysely'
import { AGENCY_HOST } from '../domain/hosts.ts'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'
import type { AuditTable } from './tables.ts'

export type AuditEntry = Selectable<AuditTable>

/** Who changes something, for the trail. Undefined where a visitor or the service does. */
export interface Operator {
  operator: string
}

export interface Change {
  action: string
  /** The calendar that it was made in. A clinic's is named in the entry, as `clinic`. */
  host: string
  /** Ids and settings, no personal data: entries outlive the erasure of a person. */
  details: Record<string, string>
}

/** Records what the operator changed. Call in the transaction that changes it. */
export async function recordChange(
  db: Database,
  { operator, action, host, details }: Change & Operator,
  now: Temporal.Instant,
): Promise<void> {
  const named = host === AGENCY_HOST ? details : { clinic: host, ...details }
  await db.insertInto('audit').values({ operator, action, details: named, happenedAt: now }).execute()
}

/** Records a change in the transaction that makes it, unless nobody typed it. */
export async function recordBy(
  db: Database,
  by: Operator | undefined,
  change: Change,
  now: Temporal.Instant,
): Promise<void> {
  if (by) await recordChange(db, { ...change, operator: by.operator }, now)
}

/** What the operator changed in a calendar, newest first; what concerns the whole database belongs to the agency's. */
export function listChanges(store: Store, host: string, limit: number): Promise<AuditEntry[]> {
  const clinic = sql<string | null>`details ->> 'clinic'`
  return withStoreErrors('list the changes', () =>
    store.db
      .selectFrom('audit')
      .selectAll()
      .$if(host === AGENCY_HOST, (query) => query.where(clinic, 'is', null))
      .$if(host !== AGENCY_HOST, (query) => query.where(clinic, '=', host))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  )
}
