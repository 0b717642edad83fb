import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { BackupError } from './backup-error.ts'
import { copyRows, deleteRows, isEmpty, isSame, sumRows, type TableSum } from './copy-rows.ts'
import { openFile, openReadOnly } from './sqlite.ts'
import type { Database, Store } from './store.ts'
import { databaseCode } from './store-error.ts'
import { syncToDisk } from './sync-to-disk.ts'

/** What a backup file contains. */
export interface BackupContent {
  takenAt: Temporal.Instant
  sums: TableSum[]
  /** E-mails that were not sent yet when the backup was taken. */
  unsent: number
}

/**
 * Writes everything the store holds at this moment into one SQLite file, whichever engine the store has. The site may
 * be running. The file appears when it is complete and on the disk, readable by this user only.
 * @throws {BackupError} when the file exists already or cannot be written
 */
export async function backUp(
  store: Pick<Store, 'db' | 'kind'>,
  file: string,
  migrationsFolder: string,
  now: Temporal.Instant,
): Promise<BackupContent> {
  if (existsSync(file))
    throw new BackupError(`${file} exists already: give another name; nothing was changed.`)
  const draft = `${file}.part`
  try {
    removeFile(draft)
    const db = await openFile(draft, { migrationsFolder })
    let content: BackupContent
    try {
      content = await snapshot(store, (from) => db.transaction().execute((to) => fill(from, to, now)))
      // One file, without a log beside it.
      await sql`pragma journal_mode = delete`.execute(db)
    } finally {
      await db.destroy()
    }
    syncToDisk(draft)
    renameSync(draft, file)
    syncToDisk(dirname(file))
    return content
  } catch (error) {
    removeFile(draft)
    throw backupError(error, `The backup ${file} could not be written`)
  }
}

/** Runs `read` in a transaction that sees one moment and keeps nobody from writing. */
function snapshot<T>(
  { db, kind }: Pick<Store, 'db' | 'kind'>,
  read: (tx: Database) => Promise<T>,
): Promise<T> {
  const transaction = db.transaction().setAccessMode('read only')
  // SQLite has one isolation level, this one.
  return (kind === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction).execute(read)
}

async function fill(from: Database, to: Database, now: Temporal.Instant): Promise<BackupContent> {
  await deleteRows(to)
  const sums = await copyRows(from, to)
  await sql`create table backup (taken_at INSTANT_INTEGER not null, sums JSON_TEXT not null)`.execute(to)
  await sql`insert into backup values (${now}, ${JSON.stringify(sums)})`.execute(to)
  return { takenAt: now, sums, unsent: await countUnsent(to) }
}

/**
 * Checks a backup: that the file is whole, its tables are consistent, and its rows are those that were backed up.
 * @throws {BackupError} saying what is wrong
 */
export async function verifyBackup(file: string): Promise<BackupContent> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
  let db: Database | undefined
  try {
    db = openReadOnly(file)
    const content = await readContent(db)
    const damage = [
      ...(await rowsOf(db, 'pragma integrity_check')).filter((row) => row.integrityCheck !== 'ok'),
      ...(await rowsOf(db, 'pragma foreign_key_check')),
    ]
    const sums = await sumRows(
      db,
      content.sums.map(({ table }) => table),
    )
    if (damage.length === 0 && isSame(sums, content.sums)) return content
  } catch (error) {
    if (databaseCode(error) === null && !(error instanceof SyntaxError)) throw error
  } finally {
    await db?.destroy()
  }
  throw new BackupError(`${file} is not a whole backup: use another one.`)
}

/**
 * Puts the rows of a backup into the store, all or nothing. The site may be running. A backup of an earlier version is
 * brought up to date on the way.
 * @param options.replace deletes what the store contains; without it, the store must have no booking, lead or result
 * @throws {BackupError} when the backup is not whole or the store is not empty; the store is unchanged then
 */
export async function restore(
  store: Store,
  file: string,
  options: { migrationsFolder: string; replace: boolean },
): Promise<BackupContent> {
  const content = await verifyBackup(file)
  const copy = `${file}.restoring`
  try {
    removeFile(copy)
    copyFileSync(file, copy)
    const from = await openFile(copy, options)
    try {
      await store.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((to) => replaceRows(from, to, options.replace))
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

async function replaceRows(from: Database, to: Database, mayDelete: boolean): Promise<void> {
  if (!mayDelete && !(await isEmpty(to))) {
    throw new BackupError(
      'The database is not empty: add --replace to delete what is in it, after a backup of its own; nothing was changed.',
    )
  }
  await deleteRows(to)
  const sums = await copyRows(from, to)
  if (!isSame(sums, await sumRows(to)))
    throw new BackupError('The copy differs; nothing was changed: try again.')
}

async function readContent(db: Database): Promise<BackupContent> {
  const [row] = (await sql<{ takenAt: Temporal.Instant; sums: TableSum[] }>`select * from backup`.execute(db))
    .rows
  if (!row) throw new SyntaxError('The file has no description of its content.')
  return { ...row, unsent: await countUnsent(db) }
}

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

/** With the log that SQLite keeps beside an open file. */
function removeFile(file: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${ending}`, { force: true })
}

function backupError(error: unknown, what: string): unknown {
  const code = databaseCode(error)
  return code === null ? error : new BackupError(`${what} (${code}).`)
}
