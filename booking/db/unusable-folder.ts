import { statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { databaseCode, StoreUnusable } from './store-error.ts'

/** What an operator can do about a file that cannot be opened. */
const ADVICE = new Map([
  ['SQLITE_FULL', 'the disk is full: free some space'],
  ['ENOSPC', 'the disk is full: free some space'],
  ['SQLITE_NOTADB', 'bookings.sqlite is not a database: restore a backup (docs/operate.md)'],
  ['SQLITE_CORRUPT', 'bookings.sqlite is damaged: restore a backup (docs/operate.md)'],
  ['SQLITE_BUSY', 'another program keeps bookings.sqlite locked: end it'],
])

/**
 * The sentence for an error of a database file at the start; the error itself when it is another.
 * @param file path of the database file
 */
export function unusable(error: unknown, file: string): unknown {
  const code = databaseCode(error)
  if (error instanceof StoreUnusable || code === null) return error
  const advice = folderInPlaceOfFile(file) ?? ADVICE.get(code) ?? 'give this user the right to write there'
  return new StoreUnusable(
    `The data folder ${dirname(file)} cannot be used (${code}): ${advice}, or set DATA_DIR to another folder.`,
  )
}

/** What to do about a folder that has the name of one of the database's files. */
function folderInPlaceOfFile(file: string): string | null {
  const names = ['', '-wal', '-shm', '-journal', '-created'].map((end) => `${file}${end}`)
  const folder = names.find((name) => statSync(name, { throwIfNoEntry: false })?.isDirectory())
  return folder ? `${basename(folder)} is a folder, and a file belongs there: move it away` : null
}
