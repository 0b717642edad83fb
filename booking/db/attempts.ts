import { sql } from 'kysely'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/** Something that is counted, for all processes on the database together. */
export interface Count {
  /** Names what is counted. Holds no address in clear: networks and mailboxes are keyed hashes. */
  key: string
  /** The most that is allowed until the count expires; `Infinity` only counts. */
  limit: number
  /** Seconds after its first point at which the count expires and begins anew. */
  seconds: number
}

/** `points` has the new totals by key. A refusal counts nothing; `waitSeconds` is until the fullest count expires. */
type PointsTaken = { kind: 'taken'; points: Map<string, number> } | { kind: 'refused'; waitSeconds: number }

/**
 * Adds a point to each count, unless one of them has reached its limit: one statement, so that of any number of
 * processes exactly the allowed ones succeed. What is refused takes nothing, so that nobody can use up a stranger's
 * count from a network that is refused itself.
 */
export async function takePoints(db: Database, counts: Count[], now: Temporal.Instant): Promise<PointsTaken> {
  if (counts.length === 0) return { kind: 'taken', points: new Map() }
  // In one order, so that two processes never wait for each other's rows.
  const ordered = counts.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const added = sql.join(
    ordered.map(
      ({ key, seconds }) =>
        sql`select cast(${key} as text) as key, cast(${now.add({ seconds })} as timestamptz) as expires_at`,
    ),
    sql` union all `,
  )
  const { rows } = await sql<{ key: string; points: number }>`
    insert into attempts (key, points, expires_at)
    select added.key, 1, added.expires_at from (${added}) as added
    where not exists (select 1 from attempts as full_one where ${isFull(ordered, now)})
    on conflict (key) do update set
      points = case when attempts.expires_at <= ${now} then 1 else attempts.points + 1 end,
      expires_at = case when attempts.expires_at <= ${now} then excluded.expires_at else attempts.expires_at end
    returning key, points`.execute(db)
  const points = new Map(rows.map((row) => [row.key, row.points]))
  // Processes that ran at the same moment did not see each other's points before, but do in the new totals.
  const isOver = ordered.some(({ key, limit }) => (points.get(key) ?? 0) > limit)
  if (points.size > 0 && !isOver) return { kind: 'taken', points }
  return { kind: 'refused', waitSeconds: await secondsToWait(db, ordered, now) }
}

/** Takes the points back of what did not happen after all. */
export async function returnPoints(db: Database, keys: string[]): Promise<void> {
  await db
    .updateTable('attempts')
    .set((row) => ({ points: row('points', '-', 1) }))
    .where('key', 'in', keys)
    .where('points', '>', 0)
    .execute()
}

/** `takePoints` on its own, outside any transaction. */
export function countAttempt(store: Store, counts: Count[], now: Temporal.Instant): Promise<PointsTaken> {
  return withStoreErrors('count an attempt', () => takePoints(store.db, counts, now))
}

/** Deletes the expired counts and returns their number. */
export async function deleteExpired(db: Database, now: Temporal.Instant): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('attempts').where('expiresAt', '<=', now).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Whether a row of `attempts`, called `full_one`, has reached its limit. */
function isFull(counts: Count[], now: Temporal.Instant) {
  const limited = counts.filter(({ limit }) => Number.isFinite(limit))
  if (limited.length === 0) return sql`1 = 0`
  const reached = limited.map(
    ({ key, limit }) => sql`(full_one.key = ${key} and full_one.points >= ${limit})`,
  )
  return sql`full_one.expires_at > ${now} and (${sql.join(reached, sql` or `)})`
}

async function secondsToWait(db: Database, counts: Count[], now: Temporal.Instant): Promise<number> {
  const { rows } = await sql<{ expiresAt: Temporal.Instant }>`
    select full_one.expires_at from attempts as full_one where ${isFull(counts, now)}`.execute(db)
  const seconds = rows.map(({ expiresAt }) => Math.ceil(now.until(expiresAt).total('seconds')))
  return Math.max(1, ...seconds)
}
