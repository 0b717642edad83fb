import type { Database, Store } from './store.ts'
import type { SeenTable } from './tables.ts'

/** A count, without the id that joins its day, page, source and event. */
export type Seen = Omit<SeenTable, 'id'>

/** Rows of one day. What would be a further one is not counted. */
export const MAX_ROWS = 2_000
/** Of these for what has few values, so that invented measurements can't end the counting of views. */
const RESERVED = 500
/** Sources of one day with a name of their own. */
export const MAX_SOURCES = 100
/** They always have their own name; the last stands for all further ones. */
const FIXED_SOURCES = ['', 'direct', 'other']
/** Events with any number of values. */
const MEASURED = /^(lcp|inp|cls|failed|blocked):/
const EXPORTED_ROWS = 200_000

/** Adds counts to those of the same day, page, source and event, within the limits of a day. @throws StoreError */
export function addSeen(
  { db, engine }: Pick<Store, 'db' | 'engine'>,
  counts: readonly Seen[],
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    for (const [day, ofDay] of Map.groupBy(counts, (one) => one.day)) {
      await engine.serialize(tx, day, 6)
      await insertSeen(tx, await withinLimits(tx, day, ofDay))
    }
  })
}

async function withinLimits(tx: Database, day: string, counts: readonly Seen[]): Promise<Seen[]> {
  const ofDay = tx.selectFrom('seen').where('day', '=', day)
  const used = ofDay.select('source').where('source', 'not in', FIXED_SOURCES).distinct().limit(MAX_SOURCES)
  const sources = new Set((await used.execute()).map(({ source }) => source))
  const sums = new Map<string, Seen>()
  for (const one of counts) {
    const isNamed =
      FIXED_SOURCES.includes(one.source) || sources.has(one.source) || sources.size < MAX_SOURCES
    if (isNamed) sources.add(one.source)
    const named = isNamed ? one : { ...one, source: 'other' }
    const sum = sums.get(idOf(named))
    sums.set(idOf(named), { ...named, times: named.times + (sum?.times ?? 0) })
  }
  const stored = tx
    .selectFrom('seen')
    .select('id')
    .where('id', 'in', [...sums.keys()])
  const known = new Set((await stored.execute()).map(({ id }) => id))
  const { rows } = await ofDay.select(({ fn }) => fn.countAll<number>().as('rows')).executeTakeFirstOrThrow()
  let room = MAX_ROWS - rows
  return [...sums.values()].filter((one) => {
    if (known.has(idOf(one))) return true
    const hasFewValues = FIXED_SOURCES.includes(one.source) && !MEASURED.test(one.event)
    if (room <= (hasFewValues ? 0 : RESERVED)) return false
    room -= 1
    return true
  })
}

/** Adds counts that the site makes itself, without a limit. */
export async function insertSeen(tx: Database, counts: readonly Seen[]): Promise<void> {
  if (counts.length === 0) return
  await tx
    .insertInto('seen')
    .values(counts.map((one) => ({ id: idOf(one), ...one })))
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ eb, ref }) => ({ times: eb('seen.times', '+', ref('excluded.times')) })),
    )
    .execute()
}

const idOf = ({ day, page, source, event }: Seen) => `${day} ${page} ${source} ${event}`

/** The newest counts, for a spreadsheet. @throws StoreError */
export const readSeen = ({ db }: Store): Promise<Seen[]> =>
  db
    .selectFrom('seen')
    .select(['day', 'page', 'source', 'event', 'times'])
    .orderBy('day', 'desc')
    .limit(EXPORTED_ROWS)
    .execute()
