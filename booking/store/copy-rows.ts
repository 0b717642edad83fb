import { createHash } from 'node:crypto'
import type { Database } from './store.ts'
import type { Tables } from './tables.ts'

/** The primary keys, in an order that foreign keys allow. `marks` are about one database and stay in it. */
const KEYS = {
  secrets: 'name',
  bookings: 'id',
  leads: 'id',
  blocks: 'id',
  calendars: 'id',
  dayLinks: 'hash',
  actions: 'id',
  callLinks: 'hash',
  optOuts: 'phone',
  outbox: 'id',
  webhookEvents: 'id',
  websiteChecks: 'hash',
  seen: 'id',
  notes: 'name',
} as const satisfies Partial<Record<keyof Tables, string>>
type CopiedTable = keyof typeof KEYS
export const TABLES = Object.keys(KEYS) as CopiedTable[]

export interface TableSum {
  table: CopiedTable
  rows: number
  sha256: string
}

/** Rows per page. SQLite blocks the thread for a page, so other work gets a turn after each. */
const PAGE = 100

/** Replaces all rows of `to` and returns the sums of what was read. Pass transactions. */
export async function replaceRows(from: Database, to: Database): Promise<TableSum[]> {
  for (const table of TABLES.toReversed()) await to.deleteFrom(table).execute()
  return await eachTable(from, TABLES, async (table, page) => {
    const values = page.map((row) => content(table, row))
    await to
      .insertInto(table)
      .values(values as never)
      .execute()
  })
}

/** The sums of the tables. Pass a transaction. */
export function sumRows(db: Database, tables: readonly CopiedTable[] = TABLES): Promise<TableSum[]> {
  return eachTable(db, tables, async () => {})
}

/** Whether there are no rows but the secret, which opening a store creates. */
export async function isEmpty(db: Database): Promise<boolean> {
  return (await sumRows(db)).every(({ table, rows }) => table === 'secrets' || rows === 0)
}

/** Whether the sums are of the same rows. */
export function isSame(a: TableSum[], b: TableSum[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

type Row = Record<string, unknown>

async function eachTable(
  db: Database,
  tables: readonly CopiedTable[],
  use: (table: CopiedTable, page: Row[]) => Promise<void>,
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

/** Drops the id of a webhook event, because each database numbers events anew in the same order. */
function content(table: keyof Tables, row: Row): Row {
  const { id, ...rest } = row
  return table === 'webhookEvents' ? rest : row
}

/** By primary key, whose order is the same in both engines: UUIDs sort like their text. */
async function* readPages(db: Database, table: CopiedTable): AsyncGenerator<Row[]> {
  const key = KEYS[table]
  let last: unknown
  for (;;) {
    let query = db
      .selectFrom(table as 'bookings')
      .selectAll()
      .orderBy(key as 'id')
      .limit(PAGE)
    if (last !== undefined) query = query.where(key as 'id', '>', last as string)
    const page: Row[] = await query.execute()
    if (page.length > 0) yield page
    if (page.length < PAGE) return
    last = page.at(-1)?.[key]
  }
}

/** A value as text, equal for both engines although PostgreSQL reorders the keys of JSON and keeps microseconds. */
function canonical(value: unknown): string {
  if (value instanceof Temporal.Instant) return String(value.epochMilliseconds)
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`)
    .join()}}`
}
