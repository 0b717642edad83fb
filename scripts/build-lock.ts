import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

/** SQLite's codes for a file that another process has locked, and for a full disk. */
const SQLITE_BUSY = 5
const SQLITE_FULL = 13

/**
 * Waits until no other process builds in this project, and keeps others waiting from then on. It is the lock of a
 * database file, which the system takes back from a process that was killed.
 * @param file is created where it is missing
 * @param onWait is called once if there is another build to wait for
 * @returns a function that lets the next build begin
 */
export async function lockBuild(file: string, onWait: () => void): Promise<() => void> {
  mkdirSync(path.dirname(file), { recursive: true })
  // The file system's own error says more than the database's.
  accessSync(existsSync(file) ? file : path.dirname(file), constants.W_OK)
  for (let tries = 0; ; tries += 1) {
    const database = new DatabaseSync(file, { timeout: 0 })
    try {
      database.exec('BEGIN EXCLUSIVE')
      return () => database.close()
    } catch (error) {
      database.close()
      const { errcode } = error as { errcode?: number }
      if (errcode === SQLITE_FULL)
        throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC', path: file })
      if (errcode !== SQLITE_BUSY) throw error
    }
    if (tries === 0) onWait()
    await wait(250)
  }
}
