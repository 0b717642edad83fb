import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { InvalidSetting } from './environment.ts'

/** Bytes that the test write needs to fit: more than an empty database takes. */
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

/** Creates one folder at a time, because a recursive mkdir reports ENOENT on a read-only disk and hangs in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have created it since the check above.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/**
 * Creates the data folder and writes to it once. The backup folder isn't checked, because an unwritable one raises an
 * alarm and shouldn't keep the site down. @throws {InvalidSetting}
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
      // Ignored, because the error above already says that the folder can't be written.
    }
  }
}
