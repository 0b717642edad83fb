import type { Selectable, Updateable } from 'kysely'
import type { MessageKind } from '../core/message-kinds.ts'
import type { Store } from '../store/store.ts'
import { withStoreErrors } from '../store/store-error.ts'
import type { OutboxTable } from '../store/tables.ts'

/** A claimed message: about a booking or a lead. `attempts` includes the current one. */
export type PendingMessage = Omit<
  Selectable<OutboxTable>,
  'dueAt' | 'leaseUntil' | 'sentAt' | 'droppedAt' | 'failedAt' | 'lastError'
>

/**
 * Claims up to `limit` due messages, of the given kinds only, for `leaseSeconds`, oldest first. Several processes may
 * call this at once, and each message goes to one of them. A send that takes longer must renew its lease.
 */
export function claimDue(
  store: Store,
  now: Temporal.Instant,
  options: { leaseSeconds: number; limit: number; kinds?: readonly MessageKind[] | undefined },
): Promise<PendingMessage[]> {
  const { leaseSeconds, limit, kinds } = options
  return withStoreErrors('claim the due messages', () =>
    store.db
      // MATERIALIZED: otherwise PostgreSQL may run the subquery again and claim more rows than the limit.
      .with(
        (due) => due('due').materialized(),
        (db) =>
          store.engine.skipLocked(
            db
              .selectFrom('outbox')
              .select('id')
              .where('sentAt', 'is', null)
              .where('droppedAt', 'is', null)
              .where('failedAt', 'is', null)
              .where('dueAt', '<=', now)
              .where((row) => row.or([row('leaseUntil', 'is', null), row('leaseUntil', '<=', now)]))
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
      .returning([
        'id',
        'bookingId',
        'leadId',
        'kind',
        'sequence',
        'copy',
        'attempts',
        'createdAt',
        'usefulUntil',
        'alarmedAt',
      ])
      .execute(),
  )
}

/** Extends the lease of a message that is still being sent to `leaseSeconds` from now. */
export async function renewLease(
  store: Store,
  id: string,
  now: Temporal.Instant,
  leaseSeconds: number,
): Promise<void> {
  await withStoreErrors('renew a lease', () =>
    store.db
      .updateTable('outbox')
      .set({ leaseUntil: now.add({ seconds: leaseSeconds }) })
      .where('id', '=', id)
      .where('leaseUntil', 'is not', null)
      .execute(),
  )
}

/** Records that the message was sent. */
export async function markSent(store: Store, id: string, now: Temporal.Instant): Promise<void> {
  await settle(store, id, 'mark a message as sent', { sentAt: now, lastError: null })
}

/** Drops an outdated message; `reason` is stored for the operator. */
export async function markDropped(
  store: Store,
  id: string,
  reason: string,
  now: Temporal.Instant,
): Promise<void> {
  await settle(store, id, 'drop a message', { droppedAt: now, lastError: reason })
}

/**
 * Schedules the next attempt at `nextDueAt`. `message` is only stored, never logged: it may contain an address.
 * `alarmedAt` is when the operator was alarmed about it, null when not yet.
 */
export async function markFailed(
  store: Store,
  id: string,
  message: string,
  nextDueAt: Temporal.Instant,
  alarmedAt: Temporal.Instant | null = null,
): Promise<void> {
  const lastError = message.replaceAll('\0', '').slice(0, 2000)
  await settle(store, id, 'record a failed message', { dueAt: nextDueAt, lastError, alarmedAt })
}

/** Ends the lease of a pending message and records what became of it. */
async function settle(
  store: Store,
  id: string,
  task: string,
  outcome: Updateable<OutboxTable>,
): Promise<void> {
  await withStoreErrors(task, () =>
    store.db
      .updateTable('outbox')
      .set({ ...outcome, leaseUntil: null })
      .where('id', '=', id)
      .where('sentAt', 'is', null)
      .where('droppedAt', 'is', null)
      .where('failedAt', 'is', null)
      .execute(),
  )
}

/** Gives a message up: the receiver refused it for good, or every attempt failed. The operator has to look at it. */
export async function markDead(
  store: Store,
  id: string,
  message: string,
  now: Temporal.Instant,
): Promise<void> {
  const lastError = message.replaceAll('\0', '').slice(0, 2000)
  await settle(store, id, 'give a message up', { failedAt: now, lastError })
}

/** Whether the message is still to be sent: not settled meanwhile, for example by a change of its booking. */
export async function isPending(store: Store, id: string): Promise<boolean> {
  const row = await withStoreErrors('read a message', () =>
    store.db
      .selectFrom('outbox')
      .select('id')
      .where('id', '=', id)
      .where('sentAt', 'is', null)
      .where('droppedAt', 'is', null)
      .where('failedAt', 'is', null)
      .executeTakeFirst(),
  )
  return row !== undefined
}
