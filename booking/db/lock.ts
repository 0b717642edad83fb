import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process has the embedded database of this folder open. The message says what to do. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse'

  constructor(dataDir: string, holder: string | null) {
    const who = holder ? `process ${holder}` : 'another process'
    super(
      `The data folder ${dataDir} is in use by ${who}: stop that process, set DATA_DIR to another folder, ` +
        'or set DATABASE_URL to a PostgreSQL server if several processes are to share one database.',
    )
  }
}

export interface DataDirLock {
  /** Idempotent. */
  release(): void
}

const SQLITE_BUSY = 5

/**
 * Locks `dataDir` against other processes. The embedded database has no lock, and two writers would corrupt
 * it. An exclusive SQLite transaction is a kernel lock, released when the process dies, unlike a pid file.
 * The folder must be on a local disk; network file systems may ignore such locks.
 * @throws DataDirInUse
 */
export function lockDataDir(dataDir: string): DataDirLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const holderFile = join(dataDir, 'desk.pid')
  const lock = new DatabaseSync(join(dataDir, 'desk.lock'))
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (isBusy(error)) throw new DataDirInUse(dataDir, readHolder(holderFile))
    throw error
  }
  writeFileSync(holderFile, String(process.pid))
  return {
    release() {
      if (!lock.isOpen) return
      rmSync(holderFile, { force: true })
      lock.close()
    },
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

/** The process id of the holder, if already written. */
function readHolder(holderFile: string): string | null {
  try {
    return /^\d+$/.exec(readFileSync(holderFile, 'utf8'))?.[0] ?? null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
