import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { z } from 'zod'
import { isSame, sqlName, sumRows, TABLES, type TableSum } from './copy-rows.ts'
import { openReadOnly } from './sqlite.ts'
import type { Database } from './store.ts'
import { BackupError, databaseCode } from './store-error.ts'

export interface BackupContent {
  takenAt: Temporal.Instant
  sums: TableSum[]
  unsent: number
}

const descriptionSchema = z.object({
  takenAt: z.instanceof(Temporal.Instant),
  sums: z.array(
    z.object({
      table: z.enum(TABLES),
      rows: z.number().int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
})

/** Checks that a backup is whole and consistent, and has the rows that were backed up. @throws {BackupError} */
export async function verifyBackup(file: string): Promise<BackupContent> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
  let db: Database | undefined
  try {
    db = openReadOnly(file)
    const content = await readIfWhole(db)
    if (content) return content
  } catch (error) {
    const code = databaseCode(error)
    if (code === 'SQLITE_CANTOPEN') throw new BackupError(`${file} cannot be opened for reading (${code}).`)
    // Any other error means that the backup cannot be used.
  } finally {
    await db?.destroy()
  }
  throw new BackupError(`${file} is not a whole backup: use another one.`)
}

async function readIfWhole(db: Database): Promise<BackupContent | null> {
  const names = (await rowsOf(db, "select name from sqlite_master where type = 'table'")).map(
    ({ name }) => name,
  )
  if (!names.includes('backup')) return null
  const [row] = (await sql`select * from backup`.execute(db)).rows
  const description = descriptionSchema.safeParse(row)
  if (!description.success) return null
  const { sums, takenAt } = description.data
  // A backup of an earlier version may have fewer tables.
  const tables = TABLES.filter((table) => names.includes(sqlName(table)))
  const integrity = await rowsOf(db, 'pragma integrity_check')
  const isWhole =
    tables.includes('bookings') &&
    integrity.every((found) => found.integrityCheck === 'ok') &&
    (await rowsOf(db, 'pragma foreign_key_check')).length === 0 &&
    isSame(await sumRows(db, tables), sums)
  return isWhole ? { takenAt, sums, unsent: await countUnsent(db) } : null
}

/** Number of emails that are neither sent nor dropped. */
export async function countUnsent(db: Database): Promise<number> {
  const { unsent } = await db
    .selectFrom('outbox')
    .where('sentAt', 'is', null)
    .where('droppedAt', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('unsent'))
    .executeTakeFirstOrThrow()
  return unsent
}

async function rowsOf(db: Database, statement: string): Promise<Record<string, unknown>[]> {
  return (await sql.raw<Record<string, unknown>>(statement).execute(db)).rows
}
