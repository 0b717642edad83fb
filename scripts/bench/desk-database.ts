import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { BenchRows, Row } from './desk-rows.ts'

/** Writes to a desk's database from outside, while no server has it open or beside one. */
export interface BenchDatabase {
  fill(rows: BenchRows): Promise<void>
  /** Deletes the calls of one sender, and with them their messages. */
  removeCallsOf(practice: string): Promise<void>
  close(): Promise<void>
}

const tablesOf = ({ bookings, outbox, callLinks }: BenchRows) =>
  [
    ['bookings', bookings],
    ['outbox', outbox],
    ['call_links', callLinks],
  ] as const

/** @param file a migrated database */
export function openSqlite(file: string): BenchDatabase {
  const db = new DatabaseSync(file, { timeout: 10_000 })
  const insert = (table: string, rows: Row[]) => {
    const columns = Object.keys(rows[0] ?? {})
    const places = columns.map(() => '?').join(', ')
    const statement = db.prepare(`insert into ${table} (${columns.join(', ')}) values (${places})`)
    for (const row of rows) statement.run(...columns.map((column) => row[column] ?? null))
  }
  return {
    async fill(rows) {
      db.exec('begin immediate')
      for (const [table, entries] of tablesOf(rows)) if (entries.length) insert(table, entries)
      db.exec('commit; pragma wal_checkpoint(truncate)')
    },
    async removeCallsOf(practice) {
      db.prepare('delete from bookings where practice = ?').run(practice)
    },
    close: async () => db.close(),
  }
}

/** Rows that one statement inserts. */
const BATCH = 5000
const INSTANT = /_(at|until)$/

/** @param url of a migrated database */
export async function openPostgres(url: string): Promise<BenchDatabase> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const insert = async (table: string, rows: Row[]) => {
    const columns = Object.keys(rows[0] ?? {})
    const values = columns.map((column) =>
      INSTANT.test(column) ? `to_timestamp(${column} / 1000.0)` : column,
    )
    const types = await client.query<{ name: string; type: string }>(
      'select column_name as name, data_type as type from information_schema.columns where table_name = $1',
      [table],
    )
    const typeOf = (column: string) =>
      INSTANT.test(column) ? 'bigint' : types.rows.find(({ name }) => name === column)?.type
    const shape = columns.map((column) => `${column} ${typeOf(column)}`).join(', ')
    const text = `insert into ${table} (${columns.join(', ')})
      select ${values.join(', ')} from json_to_recordset($1::json) as given (${shape})`
    for (let from = 0; from < rows.length; from += BATCH)
      await client.query(text, [JSON.stringify(rows.slice(from, from + BATCH).map(withObjects))])
  }
  return {
    async fill(rows) {
      for (const [table, entries] of tablesOf(rows)) if (entries.length) await insert(table, entries)
      // As the server's own housekeeping leaves it.
      await client.query('vacuum analyze')
    },
    async removeCallsOf(practice) {
      await client.query('delete from bookings where practice = $1', [practice])
    },
    close: () => client.end(),
  }
}

/** JSON columns as objects: as text they would arrive as JSON strings. */
function withObjects({ consents, attribution, ...row }: Row): object {
  if (typeof consents !== 'string' || typeof attribution !== 'string') return row
  return { ...row, consents: JSON.parse(consents), attribution: JSON.parse(attribution) }
}
