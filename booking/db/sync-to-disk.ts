import { closeSync, fsyncSync, openSync } from 'node:fs'

/**
 * Returns when a file's content, or a folder's list of names, has reached the disk.
 * @param path not of a database that is open: closing its file drops the locks that SQLite holds on it in this process
 */
export function syncToDisk(path: string): void {
  // Windows cannot open a folder, and records names without being asked.
  if (process.platform === 'win32') return
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
