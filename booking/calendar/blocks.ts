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
  note: string,
  now: Temporal.Instant,
): Promise<Block> {
  return store.db.transaction().execute(async (tx) => {
    await lockCalendar(store, tx)
    return await tx
      .insertInto('blocks')
      .values({ id: randomUUID(), host, ...range, note, createdAt: now })
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

/** Unblocks a range for a host, or with null for all. Returns the freed parts (old ids) and the rests (new ids). */
export function freeRange(
  store: Store,
  host: string | null,
  range: TimeRange,
): Promise<{ freed: Block[]; rests: Block[] }> {
  return store.db.transaction().execute(async (tx) => {
    await lockCalendar(store, tx)
    const rows = await tx
      .deleteFrom('blocks')
      .$if(host !== null, (query) => query.where('host', '=', host))
      .where('startsAt', '<', range.endsAt)
      .where('endsAt', '>', range.startsAt)
      .returningAll()
      .execute()
    const rests = rows.flatMap((row) =>
      [
        { ...row, id: randomUUID(), endsAt: range.startsAt },
        { ...row, id: randomUUID(), startsAt: range.endsAt },
      ].filter(({ startsAt, endsAt }) => Temporal.Instant.compare(startsAt, endsAt) < 0),
    )
    if (rests.length > 0) await tx.insertInto('blocks').values(rests).execute()
    const freed = rows.map((row) => ({ ...row, ...overlapOf(row, range) }))
    return { freed: soonestFirst(freed), rests: soonestFirst(rests) }
  })
}

function overlapOf(a: TimeRange, b: TimeRange): TimeRange {
  const startsAt = Temporal.Instant.compare(a.startsAt, b.startsAt) > 0 ? a.startsAt : b.startsAt
  const endsAt = Temporal.Instant.compare(a.endsAt, b.endsAt) < 0 ? a.endsAt : b.endsAt
  return { startsAt, endsAt }
}

function soonestFirst(blocks: Block[]): Block[] {
  return blocks.sort((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt))
}

/** The blocks that end after `from`, soonest first. */
export function listBlocks(store: Store, from: Temporal.Instant): Promise<Block[]> {
  return store.db.selectFrom('blocks').selectAll().where('endsAt', '>', from).orderBy('startsAt').execute()
}
