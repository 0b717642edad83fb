import { closeSync, existsSync, openSync, readSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import type { Database } from './store.ts'
import { StoreUnusable } from './store-error.ts'
import { syncToDisk } from './sync-to-disk.ts'

/** Shorter than the smallest page of a database: SQLite would take the file for a new, empty one. */
const MIN_BYTES = 512

/** The first four bytes of a write-ahead log (sqlite.org/fileformat2.html#the_write_ahead_log); or nothing yet. */
const LOG_STARTS = [0x377f0682, 0x377f0683, 0]

/** Says that the database was complete once. Its name begins with the database's, so that both are moved together. */
const markerOf = (file: string) => `${file}-created`

const MARKER_TEXT =
  'This folder holds bookings. If bookings.sqlite is missing, the site refuses to start with an empty one.\n'

/**
 * Refuses a database of which a part is gone, instead of beginning an empty one over it.
 * @throws {StoreUnusable} one sentence with what to do
 */
export function refuseMissingParts(file: string): void {
  // Looked at before the file: another process that starts at this moment fills the file first.
  const heldBookings = existsSync(markerOf(file)) || hasContent(`${file}-wal`)
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size === undefined || size < MIN_BYTES) {
    if (!heldBookings) return
    throw new StoreUnusable(
      `${file} is ${size === undefined ? 'missing' : 'empty'}, and this folder held bookings: put the file back, or restore a ` +
        `backup after you moved bookings.sqlite* away (docs/operate.md).`,
    )
  }
  // SQLite creates the log before its index and deletes the index before the log.
  if (existsSync(`${file}-shm`) && !existsSync(`${file}-wal`)) {
    throw new StoreUnusable(
      `${file}-wal is missing, which holds the latest bookings: put it back, or delete ${file}-shm to start with ` +
        'the earlier ones alone.',
    )
  }
  if (isForeign(`${file}-wal`)) {
    throw new StoreUnusable(
      `${file}-wal is damaged, which holds the latest bookings: restore a backup, or move it away to start with the ` +
        'earlier ones alone.',
    )
  }
}

/** A log without content is what SQLite leaves when it has opened a database and written nothing. */
function hasContent(log: string): boolean {
  const found = statSync(log, { throwIfNoEntry: false })
  return found?.isFile() === true && found.size > 0
}

/**
 * Whether the log is something else than a log. SQLite would pass over it without a word. Zeros are what a power cut
 * leaves of one in which nothing was committed yet.
 */
function isForeign(log: string): boolean {
  if (!existsSync(log) || statSync(log).size < 4) return false
  const start = Buffer.alloc(4)
  const descriptor = openSync(log, 'r')
  readSync(descriptor, start, 0, 4, 0)
  closeSync(descriptor)
  return !LOG_STARTS.includes(start.readUInt32BE())
}

/**
 * Refuses a database whose pages are torn. SQLite itself finds that out when a visitor needs one of them. Reads the whole
 * file.
 * @throws {StoreUnusable} one sentence with what to do
 */
export async function refuseDamage(db: Database, file: string): Promise<void> {
  const { rows } = await sql<{ quickCheck: string }>`pragma quick_check(1)`.execute(db)
  if (rows[0]?.quickCheck === 'ok') return
  throw new StoreUnusable(
    `${file} is damaged: restore a backup (docs/operate.md), or set DATA_DIR to another folder.`,
  )
}

/**
 * Records that the database is complete, once. Moves it out of the log into its file before: without the log the file is
 * then still known as a database. With `synchronous` at FULL the checkpoint has synced the file itself. To open it here
 * for that would be wrong: closing any descriptor of a file drops the locks that SQLite holds on it in this process, and
 * another program would then delete the log as the last one that has the database open (sqlite.org/howtocorrupt.html).
 */
export async function recordComplete(db: Database, file: string): Promise<void> {
  if (existsSync(markerOf(file))) return
  const { rows } = await sql<Checkpoint>`pragma wal_checkpoint(passive)`.execute(db)
  // Another process was reading or moving pages: the next start records it.
  if (rows[0]?.busy !== 0 || rows[0].log !== rows[0].checkpointed) return
  const folder = dirname(file)
  writeFileSync(markerOf(file), MARKER_TEXT, { mode: 0o600 })
  for (const path of [markerOf(file), folder, dirname(folder)]) syncToDisk(path)
}

/** Pages in the log, and those of them that are in the file; -1 for both while another process moves pages (`busy` 1). */
interface Checkpoint {
  busy: number
  log: number
  checkpointed: number
}
