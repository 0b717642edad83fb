import { setTimeout as pause } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { AGENCY_HOST } from '../domain/hosts.ts'
import type { Retention } from '../domain/settings.ts'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/**
 * Rows deleted in one transaction. The embedded database works on the thread that answers visitors, so a batch that took
 * longer than `LONG_MS` is followed by smaller ones, and visitors get `PAUSE_TIMES` as much time as each batch took.
 */
const LARGEST_BATCH = 200
const SMALLEST_BATCH = 5
const LONG_MS = 20
const PAUSE_TIMES = 4
const LONGEST_PAUSE_MS = 1_000
/** The number of the lock that purges share. */
const PURGE_LOCK = 6

/** How many rows were deleted, or emptied of a column, by what was kept. */
export type PurgeCounts = Record<keyof ReturnType<typeof limitsOf>, number>

/** The instants before which each kind is deleted. Months are calendar months in UTC. */
export function limitsOf(retention: Retention, now: Temporal.Instant) {
  const before = (duration: { months: number } | { days: number }) =>
    now.toZonedDateTimeISO('UTC').subtract(duration).toInstant()
  return {
    bookings: before({ months: retention.bookingsMonths }),
    clinicBookings: before({ days: retention.clinicBookingsDays }),
    leads: before({ months: retention.leadsMonths }),
    requests: before({ months: retention.requestsMonths }),
    results: before({ days: retention.resultsDays }),
    webhookEvents: before({ days: retention.webhookDays }),
    setAside: before({ days: retention.setAsideDays }),
    networks: before({ days: retention.networkDays }),
    attempts: now,
  }
}

/**
 * Deletes what has been kept as long as the settings say, in small batches. A call counts from its end, everything else
 * from when it was received. What a message that is not sent yet is about stays until it is.
 */
export async function deleteExpired(
  store: Store,
  retention: Retention,
  now: Temporal.Instant,
): Promise<PurgeCounts> {
  const limits = limitsOf(retention, now)
  const counts = Object.fromEntries(Object.keys(limits).map((kind) => [kind, 0])) as PurgeCounts
  let size = SMALLEST_BATCH
  for (const kind of Object.keys(limits) as (keyof PurgeCounts)[]) {
    for (let isFull = true; isFull; ) {
      const began = performance.now()
      const deleted = await withStoreErrors(`delete expired rows (${kind})`, () =>
        store.db.transaction().execute(async (tx) => {
          await store.engine.serialize(tx, 'purge', PURGE_LOCK)
          return await deleteBatch(tx, kind, limits[kind], size)
        }),
      )
      const took = performance.now() - began
      counts[kind] += deleted
      isFull = deleted === size
      if (!isFull) continue
      size = nextBatch(size, took)
      await pause(Math.min(took * PAUSE_TIMES, LONGEST_PAUSE_MS))
    }
  }
  return counts
}

/** The size of the batch after one of `size` rows that took so many milliseconds. */
export function nextBatch(size: number, took: number): number {
  const next = took > LONG_MS ? size / 2 : took < LONG_MS / 2 ? size * 2 : size
  return Math.round(Math.min(LARGEST_BATCH, Math.max(SMALLEST_BATCH, next)))
}

async function deleteBatch(
  tx: Database,
  kind: keyof PurgeCounts,
  limit: Temporal.Instant,
  size: number,
): Promise<number> {
  switch (kind) {
    case 'bookings':
      return await remove(tx, 'bookings', 'ends_at', limit, size, {
        subject: 'booking_id',
        only: sql`and host = ${sql.lit(AGENCY_HOST)}`,
      })
    case 'clinicBookings':
      return await remove(tx, 'bookings', 'ends_at', limit, size, {
        subject: 'booking_id',
        only: sql`and host <> ${sql.lit(AGENCY_HOST)}`,
      })
    case 'leads':
      return await remove(tx, 'leads', 'created_at', limit, size, { subject: 'lead_id' })
    case 'requests':
      return await remove(tx, 'requests', 'created_at', limit, size, { subject: 'request_id' })
    case 'results':
      return await remove(tx, 'results', 'created_at', limit, size, { subject: 'result_id' })
    case 'setAside':
      return await remove(tx, 'set_aside', 'created_at', limit, size)
    case 'webhookEvents':
      return await remove(tx, 'webhook_events', 'received_at', limit, size)
    case 'attempts':
      return await remove(tx, 'attempts', 'expires_at', limit, size, { key: 'key' })
    case 'networks':
      return await forgetNetworks(tx, limit, size)
  }
}

/** Deletes up to one batch of rows that are older than the limit and about which no message is pending. */
async function remove(
  tx: Database,
  table: string,
  column: string,
  limit: Temporal.Instant,
  size: number,
  { subject, only = sql``, key = 'id' }: { subject?: string; only?: RawBuilder<unknown>; key?: string } = {},
): Promise<number> {
  const rows = sql.table(table)
  const pending = subject
    ? sql`and not exists (
        select 1 from outbox where outbox.${sql.ref(subject)} = ${rows}.id
          and sent_at is null and dropped_at is null and failed_at is null
      )`
    : sql``
  const { rows: deleted } = await sql`
    delete from ${rows} where ${sql.ref(key)} in (
      select ${sql.ref(key)} from ${rows} where ${sql.ref(column)} < ${limit} ${only} ${pending}
      order by ${sql.ref(column)} limit ${size}
    ) returning ${sql.ref(key)}`.execute(tx)
  return deleted.length
}

/** Empties the code of the network, which serves only to limit bookings of one network. */
async function forgetNetworks(tx: Database, limit: Temporal.Instant, size: number): Promise<number> {
  const rows = await tx
    .updateTable('bookings')
    .set({ network: '' })
    .where('id', 'in', (db) =>
      db
        .selectFrom('bookings')
        .select('id')
        .where(sql<boolean>`network <> ''`)
        .where('createdAt', '<', limit)
        .orderBy('createdAt')
        .limit(size),
    )
    .returning('id')
    .execute()
  return rows.length
}
