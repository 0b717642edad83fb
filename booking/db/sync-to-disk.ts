import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Returns when a file's content, or a folder's list of names, has reached the disk. */
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
