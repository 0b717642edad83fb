import { statSync } from 'node:fs'
import { StoreError } from './store-error.ts'

/**
 * Returns a function that throws when the file is no longer the one that is there now. SQLite goes on writing to a file
 * that somebody has deleted or replaced, and what it writes is gone when it closes.
 * @param file an existing file
 */
export function sameFileCheck(file: string): () => void {
  const identity = () => {
    const found = statSync(file, { throwIfNoEntry: false })
    return found && `${found.dev}:${found.ino}`
  }
  const opened = identity()
  return () => {
    if (identity() !== opened) throw new StoreError('find its file', 'FILE_REPLACED')
  }
}
