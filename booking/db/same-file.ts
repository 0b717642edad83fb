import { statSync } from 'node:fs'
import { StoreError } from './store-error.ts'

/**
 * Returns a function that throws when the file or its log is no longer the one that is there now. SQLite goes on writing
 * to a file that somebody has deleted or replaced, and what it writes is gone when it closes.
 * @param file an existing file, which SQLite has open in WAL mode
 */
export function sameFileCheck(file: string): () => void {
  const opened = identityOf(file)
  let openedLog: string | undefined
  const check = () => {
    if (identityOf(file) !== opened) throw new StoreError('find its file', 'FILE_REPLACED')
    const log = identityOf(`${file}-wal`)
    // A new database has none before its first write. Later SQLite empties it and begins it again, but keeps the file
    // until the last program closes the database.
    openedLog ??= log
    if (log !== openedLog) throw new StoreError('find its log', 'LOG_REPLACED')
  }
  check()
  return check
}

function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}
