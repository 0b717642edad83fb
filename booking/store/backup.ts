import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, linkSync, rmSync } from 'node:fs'
import { sql } from 'kysely'
import { z } from 'zod'
import { isEmpty, isSame, replaceRows, sumRows, type TableSum } from './copy-rows.ts'
import { openFile, openReadOnly } from './sqlite.ts'
import type { Database, Store } from './store.ts'
import { BackupError, databaseCode } from './store-error.ts'

/** Writes the store into a new SQLite file, which appears when it is complete. @throws {BackupError} */
export async function backUp(store: Store, file: string, now: Temporal.Instant): Promise<BackupContent> {
  if (existsSync(file)) throw alreadyThere(file)
  const draft = draftOf(file)
  try {
    const db = await openFile(draft, store.migrationsFolder)
    let content: BackupContent
    try {
      content = await snapshot(store, (from) => db.transaction().execute((to) => fill(from, to, now)))
      await sql`pragma journal_mode = delete`.execute(db)
      // Drops pages that migrations left empty: damage to one would not be found.
      await sql`vacuum`.execute(db)
    } finally {
      await db.destroy()
    }
    // Unlike a rename, a link never replaces a file that another process wrote meanwhile.
    linkSync(draft, file)
    return content
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw code === 'EEXIST'
      ? alreadyThere(file)
      : backupError(error, `The backup ${file} could not be written`)
  } finally {
    removeFile(draft)
  }
}

export const DRAFT_MARK = '.part-'

/** Random, because several processes may write the same backup. */
function draftOf(file: string): string {
  return `${file}${DRAFT_MARK}${randomUUID()}`
}

function alreadyThere(file: string): BackupError {
  return new BackupError(`${file} exists already: give another name; nothing was changed.`)
}

function snapshot<T>({ db, kind }: Store, read: (tx: Database) => Promise<T>): Promise<T> {
  const transaction = db.transaction().setAccessMode('read only')
  return (kind === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction).execute(read)
}

async function fill(from: Database, to: Database, now: Temporal.Instant): Promise<BackupContent> {
  const sums = await replaceRows(from, to)
  await sql`create table backup (taken_at INSTANT_INTEGER not null, sums JSON_TEXT not null)`.execute(to)
  await sql`insert into backup values (${now}, ${JSON.stringify(sums)})`.execute(to)
  return { takenAt: now, sums, unsent: await countUnsent(to) }
}

/** Copies a backup, migrated if it is older, into the store, all or nothing. @throws {BackupError} */
export async function restore(
  store: Store,
  file: string,
  { replace }: { replace: boolean },
): Promise<BackupContent> {
  const content = await verifyBackup(file)
  const copy = draftOf(file)
  try {
    copyFileSync(file, copy)
    const from = await openFile(copy, store.migrationsFolder)
    try {
      await store.db.transaction().execute((to) => restoreRows(from, to, replace))
    } finally {
      await from.destroy()
    }
    return content
  } catch (error) {
    throw backupError(error, `The backup ${file} could not be restored; nothing was changed`)
  } finally {
    removeFile(copy)
  }
}

async function restoreRows(from: Database, to: Database, mayDelete: boolean): Promise<void> {
  if (!mayDelete && !(await isEmpty(to))) {
    throw new BackupError(
      'The database is not empty: add --replace to delete what is in it, after a backup of its own; nothing was changed.',
    )
  }
  const sums = await replaceRows(from, to)
  if (!isSame(sums, await sumRows(to)))
    throw new BackupError('The copy differs; nothing was changed: try again.')
}

function removeFile(file: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${ending}`, { force: true })
}

function backupError(error: unknown, what: string): unknown {
  const code = databaseCode(error)
  return code === null ? error : new BackupError(`${what} (${code}).`)
}

export interface BackupContent {
  takenAt: Temporal.Instant
  sums: TableSum[]
  unsent: number
}

/** The sums need no form of their own, because they are compared with those of the rows. */
const descriptionSchema = z.object({
  takenAt: z.instanceof(Temporal.Instant),
  sums: z.custom<TableSum[]>(Array.isArray),
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
  const [row] = (await sql`select * from backup`.execute(db)).rows
  const description = descriptionSchema.safeParse(row)
  if (!description.success) return null
  const { sums, takenAt } = description.data
  // Its own tables: a backup of an older version may lack some of this one's.
  const tables = sums.map(({ table }) => table)
  const integrity = await rowsOf(db, 'pragma integrity_check')
  const isWhole =
    integrity.every((found) => found.integrityCheck === 'ok') &&
    (await rowsOf(db, 'pragma foreign_key_check')).length === 0 &&
    isSame(await sumRows(db, tables), sums)
  return isWhole ? { takenAt, sums, unsent: await countUnsent(db) } : null
}

/** The number of messages that are neither sent nor dropped. */
async function countUnsent(db: Database): Promise<number> {
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
