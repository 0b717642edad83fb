import { and, eq, isNull, sql } from 'drizzle-orm'
import { outbox } from './schema.ts'
import type { Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

export type BookingNoticeKind = 'confirmation' | 'agency-copy'
export type LeadNoticeKind = 'guide-link' | 'lead-copy'

/**
 * One mail that is owed, about a booking or about a lead: one of the two ids is set, and the database holds
 * the kind to it. `attempts` counts the claim that returned it.
 */
export interface PendingEmail {
  id: string
  bookingId: string | null
  leadId: string | null
  kind: BookingNoticeKind | LeadNoticeKind
  sequence: number
  attempts: number
}

export interface OutboxHealth {
  /** Mails owed and not yet sent. */
  unsent: number
  /** Seconds since the oldest of them was written; null when none is owed. */
  oldestUnsentSeconds: number | null
  /** How many of them have failed at least once. */
  failing: number
}

const owed = and(isNull(outbox.sentAt), isNull(outbox.droppedAt))

/**
 * Takes up to `limit` mails that are due and marks them as in hand for `leaseSeconds`, oldest first.
 * Several processes may call this at once: SKIP LOCKED hands each row to one of them. The lease must outlast
 * the slowest send, or a second process takes the row while the first is still sending.
 */
export function claimDue(
  store: Store,
  now: Temporal.Instant,
  options: { leaseSeconds: number; limit: number },
): Promise<PendingEmail[]> {
  return withStoreErrors('claim the mails that are due', async () => {
    // MATERIALIZED: a planner free to run the subquery again would lock, and lease, more rows than the limit.
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
        kind: outbox.kind,
        sequence: outbox.sequence,
        attempts: outbox.attempts,
      })
  })
}

/** The mail has been handed over; it is owed no more. */
export async function markSent(store: Store, id: string, now: Temporal.Instant): Promise<void> {
  await withStoreErrors('mark a mail as sent', () =>
    store.db
      .update(outbox)
      .set({ sentAt: now, leaseUntil: null, lastError: null })
      .where(and(eq(outbox.id, id), owed)),
  )
}

/** The mail is owed no more because what it says is no longer so. `reason` is kept for the operator. */
export async function markDropped(
  store: Store,
  id: string,
  reason: string,
  now: Temporal.Instant,
): Promise<void> {
  await withStoreErrors('drop a mail', () =>
    store.db
      .update(outbox)
      .set({ droppedAt: now, leaseUntil: null, lastError: reason })
      .where(and(eq(outbox.id, id), owed)),
  )
}

/** The mail is tried again at `nextDueAt`. `message` stays in the database: it may hold an address. */
export async function markFailed(
  store: Store,
  id: string,
  message: string,
  nextDueAt: Temporal.Instant,
): Promise<void> {
  await withStoreErrors('note that a mail failed', () =>
    store.db
      .update(outbox)
      .set({ dueAt: nextDueAt, leaseUntil: null, lastError: message.replaceAll('\0', '').slice(0, 2000) })
      .where(and(eq(outbox.id, id), owed)),
  )
}

/** Owes the mails of a booking once more, sent or not: for the operator's `resend`. Returns how many. */
export async function enqueueAgain(store: Store, bookingId: string, now: Temporal.Instant): Promise<number> {
  const rows = await withStoreErrors('owe the mails of a booking again', () =>
    store.db
      .update(outbox)
      .set({ dueAt: now, attempts: 0, leaseUntil: null, sentAt: null, droppedAt: null, lastError: null })
      .where(eq(outbox.bookingId, bookingId))
      .returning({ id: outbox.id }),
  )
  return rows.length
}

/** Hands back every row in hand. Only where no other process can be sending: at the start of the embedded store. */
export async function releaseLeases(store: Store): Promise<void> {
  await withStoreErrors('release the mails in hand', () =>
    store.db.update(outbox).set({ leaseUntil: null }).where(owed),
  )
}

/** What `/health` and the operator want to know of the outbox. */
export async function outboxHealth(store: Store, now: Temporal.Instant): Promise<OutboxHealth> {
  const [row] = await withStoreErrors('count the mails owed', () =>
    store.db
      .select({
        unsent: sql<number>`count(*)::int`,
        failing: sql<number>`(count(*) filter (where ${outbox.lastError} is not null))::int`,
        age: sql<
          number | null
        >`extract(epoch from ${now.toString()}::timestamptz - min(${outbox.createdAt}))::int`,
      })
      .from(outbox)
      .where(owed),
  )
  const { unsent = 0, failing = 0, age = null } = row ?? {}
  return { unsent, failing, oldestUnsentSeconds: age === null ? null : Math.max(0, age) }
}
