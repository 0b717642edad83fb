import { randomUUID } from 'node:crypto'
import type { Updateable } from 'kysely'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'
import type { OutboxTable } from './tables.ts'

export type BookingEmailKind = 'confirmation' | 'agency-copy'
export type LeadEmailKind = 'guide-link' | 'lead-copy'
export type ResultEmailKind = 'result'

/**
 * A claimed e-mail about a booking, a lead or a result: exactly one of the three ids is set, and a check constraint
 * matches the kind to it. `attempts` includes the current one.
 */
export interface PendingEmail {
  id: string
  bookingId: string | null
  leadId: string | null
  resultId: string | null
  kind: BookingEmailKind | LeadEmailKind | ResultEmailKind
  sequence: number
  attempts: number
}

export interface OutboxHealth {
  /** Queued and not yet sent. */
  unsent: number
  /** Seconds since the oldest of them was queued; null when there is none. */
  oldestUnsentSeconds: number | null
  /** How many of them have failed at least once. */
  failing: number
}

/** Queues e-mails about a booking, a lead or a result, due now. Call in the transaction that stores it. */
export async function enqueue(
  tx: Database,
  subject: { bookingId: string } | { leadId: string } | { resultId: string },
  kinds: PendingEmail['kind'][],
  sequence: number,
  now: Temporal.Instant,
): Promise<void> {
  const emails = kinds.map((kind) => ({
    ...subject,
    ...{ id: randomUUID(), kind, sequence, createdAt: now, dueAt: now },
  }))
  await tx.insertInto('outbox').values(emails).execute()
}

/**
 * Claims up to `limit` due e-mails for `leaseSeconds`, oldest first. Several processes may call this at once, and each
 * e-mail goes to one of them. A send that takes longer must renew its lease.
 */
export function claimDue(
  store: Store,
  now: Temporal.Instant,
  options: { leaseSeconds: number; limit: number },
): Promise<PendingEmail[]> {
  return withStoreErrors('claim the due e-mails', () =>
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
              .where('dueAt', '<=', now)
              .where((row) => row.or([row('leaseUntil', 'is', null), row('leaseUntil', '<=', now)]))
              .orderBy('dueAt')
              .limit(options.limit),
          ),
      )
      .updateTable('outbox')
      .set((row) => ({
        leaseUntil: now.add({ seconds: options.leaseSeconds }),
        attempts: row('attempts', '+', 1),
      }))
      .where('id', 'in', (db) => db.selectFrom('due').select('id'))
      .returning(['id', 'bookingId', 'leadId', 'resultId', 'kind', 'sequence', 'attempts'])
      .execute(),
  )
}

/** Extends the lease of an e-mail that is still being sent to `leaseSeconds` from now. */
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

/** Records that the e-mail was sent. */
export async function markSent(store: Store, id: string, now: Temporal.Instant): Promise<void> {
  await settle(store, id, 'mark an e-mail as sent', { sentAt: now, lastError: null })
}

/** Drops an outdated e-mail; `reason` is stored for the operator. */
export async function markDropped(
  store: Store,
  id: string,
  reason: string,
  now: Temporal.Instant,
): Promise<void> {
  await settle(store, id, 'drop an e-mail', { droppedAt: now, lastError: reason })
}

/** Schedules the next attempt at `nextDueAt`. `message` is only stored, never logged: it may contain an address. */
export async function markFailed(
  store: Store,
  id: string,
  message: string,
  nextDueAt: Temporal.Instant,
): Promise<void> {
  const lastError = message.replaceAll('\0', '').slice(0, 2000)
  await settle(store, id, 'record a failed e-mail', { dueAt: nextDueAt, lastError })
}

/** Ends the lease of a pending e-mail and records what became of it. */
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
      .execute(),
  )
}

/** Queues all e-mails of a booking again, sent or not, for the operator's `resend`. Returns their number. */
export async function enqueueAgain(store: Store, bookingId: string, now: Temporal.Instant): Promise<number> {
  const rows = await withStoreErrors('queue the e-mails of a booking again', () =>
    store.db
      .updateTable('outbox')
      .set({ dueAt: now, attempts: 0, leaseUntil: null, sentAt: null, droppedAt: null, lastError: null })
      .where('bookingId', '=', bookingId)
      .returning('id')
      .execute(),
  )
  return rows.length
}

/** The state of the outbox for `/health`. */
export async function outboxHealth(store: Store, now: Temporal.Instant): Promise<OutboxHealth> {
  const { counts, oldest } = await withStoreErrors('count the unsent e-mails', async () => {
    const pending = store.db.selectFrom('outbox').where('sentAt', 'is', null).where('droppedAt', 'is', null)
    return {
      counts: await pending
        .select(({ fn }) => [fn.countAll<number>().as('unsent'), fn.count<number>('lastError').as('failing')])
        .executeTakeFirstOrThrow(),
      oldest: await pending.select('createdAt').orderBy('createdAt').limit(1).executeTakeFirst(),
    }
  })
  return {
    ...counts,
    oldestUnsentSeconds: oldest
      ? Math.max(0, Math.floor(oldest.createdAt.until(now).total('seconds')))
      : null,
  }
}
