import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { isUuid } from '../store/ids.ts'
import type { Database, Store } from '../store/store.ts'
import { withStoreErrors } from '../store/store-error.ts'
import type { BlockTable } from '../store/tables.ts'
import type { TimeRange } from './time-ranges.ts'

export type Block = Omit<Selectable<BlockTable>, 'host'>

const CALENDAR_LOCK = 3

/** Makes transactions that change a calendar wait for each other. Call it before reading blocks or calls. */
export function lockCalendar(store: Store, tx: Database, host: string): Promise<void> {
  return store.engine.serialize(tx, host, CALENDAR_LOCK)
}

/** Whether a block of a calendar overlaps the range. */
export async function isBlocked(
  db: Database,
  host: string,
  { startsAt, endsAt }: TimeRange,
): Promise<boolean> {
  const row = await db
    .selectFrom('blocks')
    .select('id')
    .where('host', '=', host)
    .where('startsAt', '<', endsAt)
    .where('endsAt', '>', startsAt)
    .executeTakeFirst()
  return row !== undefined
}

/** Blocks the range; calls that are booked in it stay. */
export function addBlock(
  store: Store,
  host: string,
  range: TimeRange,
  note: string,
  now: Temporal.Instant,
): Promise<Block> {
  return withStoreErrors('block a time', () =>
    store.db.transaction().execute(async (tx) => {
      await lockCalendar(store, tx, host)
      const row = await tx
        .insertInto('blocks')
        .values({ id: randomUUID(), host, ...range, note, createdAt: now })
        .returningAll()
        .executeTakeFirstOrThrow()
      return blockOf(row)
    }),
  )
}

/** Deletes a block; null when no block of the calendar has this id. */
export async function removeBlock(store: Store, host: string, id: string): Promise<Block | null> {
  if (!isUuid(id)) return null
  return await withStoreErrors('unblock a time', () =>
    store.db.transaction().execute(async (tx) => {
      const row = await tx
        .deleteFrom('blocks')
        .where('host', '=', host)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      return row ? blockOf(row) : null
    }),
  )
}

/** Unblocks a range. Returns the parts that were blocked, under their former ids, and the rests that still are. */
export function freeRange(
  store: Store,
  host: string,
  range: TimeRange,
): Promise<{ freed: Block[]; rests: Block[] }> {
  return withStoreErrors('unblock a time', () =>
    store.db.transaction().execute(async (tx) => {
      await lockCalendar(store, tx, host)
      const rows = await tx
        .deleteFrom('blocks')
        .where('host', '=', host)
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
    }),
  )
}

function overlapOf(a: TimeRange, b: TimeRange): TimeRange {
  const startsAt = Temporal.Instant.compare(a.startsAt, b.startsAt) > 0 ? a.startsAt : b.startsAt
  const endsAt = Temporal.Instant.compare(a.endsAt, b.endsAt) < 0 ? a.endsAt : b.endsAt
  return { startsAt, endsAt }
}

function soonestFirst(rows: Selectable<BlockTable>[]): Block[] {
  return rows.map(blockOf).sort((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt))
}

function blockOf({ host, ...block }: Selectable<BlockTable>): Block {
  return block
}

/** Blocks of a calendar that end after `from`, soonest first. */
export async function listBlocks(store: Store, host: string, from: Temporal.Instant): Promise<Block[]> {
  const rows = await withStoreErrors('list the blocks', () =>
    store.db
      .selectFrom('blocks')
      .selectAll()
      .where('host', '=', host)
      .where('endsAt', '>', from)
      .orderBy('startsAt')
      .execute(),
  )
  return rows.map(blockOf)
}
