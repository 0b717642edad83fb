import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { AGENCY_HOST } from '../core/settings.ts'
import { isUuid } from '../store/bookings.ts'
import type { Database, Store } from '../store/store.ts'
import type { BlockTable } from '../store/tables.ts'
import type { TimeRange } from './time-ranges.ts'

/** `host` is `AGENCY_HOST` for a time in which nobody takes calls. */
export type Block = Selectable<BlockTable>

const CALENDAR_LOCK = 3

/** Makes transactions that change calls or blocks wait for each other. Call it before reading them. */
export function lockCalendar(store: Store, tx: Database): Promise<void> {
  return store.engine.serialize(tx, AGENCY_HOST, CALENDAR_LOCK)
}

/** Whether a block of the host or of everybody overlaps the range. */
export async function isBlocked(
  db: Database,
  host: string,
  { startsAt, endsAt }: TimeRange,
): Promise<boolean> {
  const row = await db
    .selectFrom('blocks')
    .select('id')
    .where('host', 'in', [host, AGENCY_HOST])
    .where('startsAt', '<', endsAt)
    .where('endsAt', '>', startsAt)
    .executeTakeFirst()
  return row !== undefined
}

/** Blocks the range for a host, or for everybody; calls that are booked in it stay. */
export function addBlock(
  store: Store,
  host: string,
  range: TimeRange,
  now: Temporal.Instant,
): Promise<Block> {
  return store.db.transaction().execute(async (tx) => {
    await lockCalendar(store, tx)
    return await tx
      .insertInto('blocks')
      .values({ id: randomUUID(), host, ...range, createdAt: now })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** Deletes a block; null when there is none with this id. */
export async function removeBlock(store: Store, id: string): Promise<Block | null> {
  if (!isUuid(id)) return null
  const removed = await store.db.deleteFrom('blocks').where('id', '=', id).returningAll().executeTakeFirst()
  return removed ?? null
}

/** The blocks that end after `from`, soonest first. */
export function listBlocks(store: Store, from: Temporal.Instant): Promise<Block[]> {
  return store.db.selectFrom('blocks').selectAll().where('endsAt', '>', from).orderBy('startsAt').execute()
}
