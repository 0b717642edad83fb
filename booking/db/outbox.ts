import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { outbox } from './schema.ts'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

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

const isPending = and(isNull(outbox.sentAt), isNull(outbox.droppedAt))

/** Queues e-mails about a booking, a lead or a result, due now. Call in the transaction that stores it. */
export async function enqueue(
  tx: Database,
  subject: { bookingId: string } | { leadId: string } | { resultId: string },
  kinds: PendingEmail['kind'][],
  sequence: number,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .insert(outbox)
    .values(
      kinds.map((kind) => ({ ...subject, id: randomUUID(), kind, sequence, createdAt: now, dueAt: now })),
    )
}

/**
 * Claims up to `limit` due e-mails for `leaseSeconds`, oldest first. Several processes may call this at once:
 * SKIP LOCKED gives each row to one of them. The lease must outlast the slowest send.
 */
export function claimDue(
  store: Store,
  now: Temporal.Instant,
  options: { leaseSeconds: number; limit: number },
): Promise<PendingEmail[]> {
  return withStoreErrors('claim the due e-mails', async () => {
    // MATERIALIZED: otherwise the planner may run the subquery again and claim more rows than the limit.
    const due = sql`
      with due as materialized (
        select id from outbox
        where sent_at is null and dropped_at is null and due_at <= ${now.toString()}::timestamptz
          and (lease_until is null or lease_until <= ${now.toString()}::timestamptz)
        order by due_at limit ${options.limit} for update skip locked
      ) select id from due`
    return await store.db
      .update(outbox)
      .set({
        leaseUntil: now.add({ seconds: options.leaseSeconds }),
        attempts: sql`${outbox.attempts} + 1`,
      })
      .where(sql`${outbox.id} in (${due})`)
      .returning({
        id: outbox.id,
        bookingId: outbox.bookingId,
        leadId: outbox.leadId,
        resultId: outbox.resultId,
        kind: outbox.kind,
        sequence: outbox.sequence,
        attempts: outbox.attempts,
      })
  })
}

/** Records that the e-mail was sent. */
export async function markSent(store: Store, id: string, now: Temporal.Instant): Promise<void> {
  await withStoreErrors('mark an e-mail as sent', () =>
    store.db
      .update(outbox)
      .set({ sentAt: now, leaseUntil: null, lastError: null })
      .where(and(eq(outbox.id, id), isPending)),
  )
}

/** Drops an outdated e-mail; `reason` is stored for the operator. */
export async function markDropped(
  store: Store,
  id: string,
  reason: string,
  now: Temporal.Instant,
): Promise<void> {
  await withStoreErrors('drop an e-mail', () =>
    store.db
      .update(outbox)
      .set({ droppedAt: now, leaseUntil: null, lastError: reason })
      .where(and(eq(outbox.id, id), isPending)),
  )
}

/** Schedules the next attempt at `nextDueAt`. `message` is only stored, never logged: it may contain an address. */
export async function markFailed(
  store: Store,
  id: string,
  message: string,
  nextDueAt: Temporal.Instant,
): Promise<void> {
  await withStoreErrors('record a failed e-mail', () =>
    store.db
      .update(outbox)
      .set({ dueAt: nextDueAt, leaseUntil: null, lastError: message.replaceAll('\0', '').slice(0, 2000) })
      .where(and(eq(outbox.id, id), isPending)),
  )
}

/** Queues all e-mails of a booking again, sent or not, for the operator's `resend`. Returns their number. */
export async function enqueueAgain(store: Store, bookingId: string, now: Temporal.Instant): Promise<number> {
  const rows = await withStoreErrors('queue the e-mails of a booking again', () =>
    store.db
      .update(outbox)
      .set({ dueAt: now, attempts: 0, leaseUntil: null, sentAt: null, droppedAt: null, lastError: null })
      .where(eq(outbox.bookingId, bookingId))
      .returning({ id: outbox.id }),
  )
  return rows.length
}

/** Ends all leases. Only for the start of the embedded store, when no other process can be sending. */
export async function releaseLeases(store: Store): Promise<void> {
  await withStoreErrors('release the leases', () =>
    store.db.update(outbox).set({ leaseUntil: null }).where(isPending),
  )
}

/** The state of the outbox for `/health`. */
export async function outboxHealth(store: Store, now: Temporal.Instant): Promise<OutboxHealth> {
  const [row] = await withStoreErrors('count the unsent e-mails', () =>
    store.db
      .select({
        unsent: sql<number>`count(*)::int`,
        failing: sql<number>`(count(*) filter (where ${outbox.lastError} is not null))::int`,
        age: sql<
          number | null
        >`extract(epoch from ${now.toString()}::timestamptz - min(${outbox.createdAt}))::int`,
      })
      .from(outbox)
      .where(isPending),
  )
  const { unsent = 0, failing = 0, age = null } = row ?? {}
  return { unsent, failing, oldestUnsentSeconds: age === null ? null : Math.max(0, age) }
}
