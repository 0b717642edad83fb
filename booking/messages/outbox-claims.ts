import type { ExpressionBuilder, Selectable, Updateable } from 'kysely'
import type { MessageKind } from '../core/message-kinds.ts'
import type { Store } from '../store/store.ts'
import type { OutboxTable, Tables } from '../store/tables.ts'

const CLAIMED_COLUMNS = [
  ...(['id', 'bookingId', 'leadId', 'host', 'occasion', 'kind', 'sequence', 'copy'] as const),
  ...(['attempts', 'createdAt', 'usefulUntil', 'alarmedAt'] as const),
]

/** A claimed message about a booking or a lead, or for a host. `attempts` includes the current one. */
export type PendingMessage = Pick<Selectable<OutboxTable>, (typeof CLAIMED_COLUMNS)[number]>

export const isUnsettled = (row: ExpressionBuilder<Tables, 'outbox'>) =>
  row.and({ sentAt: null, droppedAt: null, failedAt: null })

export const isUnclaimed = (now: Temporal.Instant) => (row: ExpressionBuilder<Tables, 'outbox'>) =>
  row.or([row('leaseUntil', 'is', null), row('leaseUntil', '<=', now)])

/** Claims up to `limit` due messages of these kinds (default: all), oldest first, each for one process at a time. */
export function claimDue(
  store: Store,
  now: Temporal.Instant,
  options: { leaseSeconds: number; limit: number; kinds?: readonly MessageKind[] | undefined },
): Promise<PendingMessage[]> {
  const { leaseSeconds, limit, kinds } = options
  return (
    store.db
      // MATERIALIZED: otherwise PostgreSQL may run the subquery again and claim more rows than the limit.
      .with(
        (due) => due('due').materialized(),
        (db) =>
          store.engine.skipLocked(
            db
              .selectFrom('outbox')
              .select('id')
              .where(isUnsettled)
              .where('dueAt', '<=', now)
              .where(isUnclaimed(now))
              .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds ?? []))
              .orderBy('dueAt')
              .limit(limit),
          ),
      )
      .updateTable('outbox')
      .set((row) => ({
        leaseUntil: now.add({ seconds: leaseSeconds }),
        attempts: row('attempts', '+', 1),
      }))
      .where('id', 'in', (db) => db.selectFrom('due').select('id'))
      .returning(CLAIMED_COLUMNS)
      .execute()
  )
}

/** Extends the lease of a message that is still being sent, to `leaseSeconds` from now. */
export async function renewLease(
  store: Store,
  id: string,
  now: Temporal.Instant,
  leaseSeconds: number,
): Promise<void> {
  await store.db
    .updateTable('outbox')
    .set({ leaseUntil: now.add({ seconds: leaseSeconds }) })
    .where('id', '=', id)
    .where('leaseUntil', 'is not', null)
    .execute()
}

/** Records a failure, and when the next attempt is or that there is none. `message` may contain an address: stored, never logged. */
export async function markFailed(
  store: Store,
  id: string,
  message: string,
  next: Pick<Updateable<OutboxTable>, 'dueAt' | 'alarmedAt'> | { failedAt: Temporal.Instant },
): Promise<void> {
  await settle(store, id, { ...next, lastError: message.replaceAll('\0', '').slice(0, 2000) })
}

/** Ends the lease of a pending message and records what became of it. */
export async function settle(store: Store, id: string, outcome: Updateable<OutboxTable>): Promise<void> {
  await store.db
    .updateTable('outbox')
    .set({ ...outcome, leaseUntil: null })
    .where('id', '=', id)
    .where(isUnsettled)
    .execute()
}

/** False once a message is settled, for example by a change of its booking. */
export async function isPending(store: Store, id: string): Promise<boolean> {
  const row = await store.db
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', id)
    .where(isUnsettled)
    .executeTakeFirst()
  return row !== undefined
}
