import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Database } from './store.ts'
import type { Tables } from './tables.ts'

/** The tables in an order in which rows can be inserted. `marks` are about one database, and stay in it. */
export const TABLES = [
  'secrets',
  'bookings',
  'leads',
  'blocks',
  'callLinks',
  'optOuts',
  'outbox',
  'webhookEvents',
] as const satisfies (keyof Tables)[]

/** Primary keys with another name than `id`. */
const KEYS = new Map<keyof Tables, string>([
  ['secrets', 'name'],
  ['callLinks', 'hash'],
  ['optOuts', 'phone'],
])

/** Rows of a table: their number, and the SHA-256 of all of them in order. */
export interface TableSum {
  table: keyof Tables
  rows: number
  sha256: string
}

/** Rows read and written at once: some milliseconds of SQLite's work in this thread, after which others get a turn. */
const PAGE = 100

/**
 * Copies all rows into a database with empty tables. Pass transactions, so that the copy is of one moment, and whole or
 * not at all.
 * @returns the sums of what was read
 */
export function copyRows(from: Database, to: Database): Promise<TableSum[]> {
  return eachTable(from, TABLES, async (table, page) => {
    const values = page.map((row) => content(table, row))
    await to
      .insertInto(table)
      .values(values as never)
      .execute()
  })
}

/** Deletes all rows. */
export async function deleteRows(db: Database): Promise<void> {
  for (const table of TABLES.toReversed()) await db.deleteFrom(table).execute()
}

/** The sums of the tables, by default of all. Pass a transaction if somebody may be writing. */
export function sumRows(db: Database, tables: readonly (keyof Tables)[] = TABLES): Promise<TableSum[]> {
  return eachTable(db, tables, async () => {})
}

/** Whether there are no rows but the secret, which a store has as soon as it was opened. */
export async function isEmpty(db: Database): Promise<boolean> {
  return (await sumRows(db)).every(({ table, rows }) => table === 'secrets' || rows === 0)
}

/** Whether the sums are of the same rows. */
export function isSame(a: TableSum[], b: TableSum[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

type Row = Record<string, unknown>

/** Reads all rows of all tables in order, page by page, and sums them up. */
async function eachTable(
  db: Database,
  tables: readonly (keyof Tables)[],
  use: (table: keyof Tables, page: Row[]) => Promise<void>,
): Promise<TableSum[]> {
  const sums: TableSum[] = []
  for (const table of tables) {
    const hash = createHash('sha256')
    let rows = 0
    for await (const page of readPages(db, table)) {
      rows += page.length
      for (const row of page) hash.update(canonical(content(table, row)))
      await use(table, page)
    }
    sums.push({ table, rows, sha256: hash.digest('hex') })
  }
  return sums
}

/** The row without the number that the database gives to an event; their order stays the same. */
function content(table: keyof Tables, row: Row): Row {
  const { id, ...rest } = row
  return table === 'webhookEvents' ? rest : row
}

/** In the order of the primary key, which is the same in both engines: UUIDs sort like their text. */
async function* readPages(db: Database, table: keyof Tables): AsyncGenerator<Row[]> {
  const key = KEYS.get(table) ?? 'id'
  let last: unknown
  for (;;) {
    let query = db
      .selectFrom(table as 'bookings')
      .selectAll()
      .orderBy(key as 'id')
      .limit(PAGE)
    if (last !== undefined) query = query.where(key as 'id', '>', last as string)
    const page: Row[] = await query.execute()
    await setImmediate()
    if (page.length > 0) yield page
    if (page.length < PAGE) return
    last = page.at(-1)?.[key]
  }
}

/** The row as text, the same for both engines: PostgreSQL reorders the keys of JSON and keeps microseconds. */
function canonical(value: unknown): string {
  if (value instanceof Temporal.Instant) return String(value.epochMilliseconds)
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`)
    .join()}}`
}
