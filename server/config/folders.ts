import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { InvalidSetting } from './environment.ts'

/** Bytes that the test write needs to fit: more than an empty database takes. */
const PROBE_BYTES = 256 * 1024

/**
 * Creates the data folder and writes to it once. The backup folder isn't checked, because an unwritable one raises an
 * alarm and shouldn't keep the site down. @throws {InvalidSetting}
 */
export function checkDataFolder(folder: string): void {
  const probe = path.join(folder, '.write-test')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(probe, new Uint8Array(PROBE_BYTES))
    rmSync(probe, { force: true })
  } catch (error) {
    throw new InvalidSetting(
      `DATA_DIR is set to ${JSON.stringify(folder)}, which can't be written (${(error as NodeJS.ErrnoException).code}); ` +
        'it wants a folder that this user may write, with free space.',
    )
  }
}
