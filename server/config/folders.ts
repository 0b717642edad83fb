import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { InvalidSetting } from './environment.ts'

/** More than an empty database needs. */
const PROBE_BYTES = 256 * 1024

const CAUSES: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOENT: 'it is missing',
  ENOTDIR: 'it is a file, or below one',
}

/** One folder at a time: a recursive mkdir reports ENOENT for a read-only disk, and hangs in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // A second process that starts has just made it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/**
 * Creates the data folder and writes to it once. Not so the backups': one that can't be written is an alarm, and no reason
 * to keep the site down. @throws {InvalidSetting}
 */
export function checkDataFolder(folder: string): void {
  const probe = path.join(folder, `.write-test-${process.pid}`)
  try {
    makeFolder(folder)
    writeFileSync(probe, new Uint8Array(PROBE_BYTES))
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException
    throw new InvalidSetting(
      `DATA_DIR is set to ${JSON.stringify(folder)}, which can't be written (${CAUSES[code] ?? code}); ` +
        'it wants a folder that this user may write, with free space.',
    )
  } finally {
    try {
      rmSync(probe, { force: true })
    } catch {
      // The folder can't be written, as the other error says.
    }
  }
}
