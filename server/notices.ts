import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * What a running site has noticed about its settings, for `npm run launch-check`, which is another process: a small
 * file in the data folder. It names no visitor.
 */
export interface Notices {
  /** When the first request arrived through a proxy that TRUSTED_PROXIES does not count; ISO 8601. */
  unconfirmedProxy?: string
}

const fileIn = (dataDir: string) => path.join(dataDir, 'notices.json')

/** The notices in a data folder; none when there is no readable file. */
export function readNotices(dataDir: string): Notices {
  try {
    const read: unknown = JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))
    const since = (read as Notices | null)?.unconfirmedProxy
    return typeof since === 'string' ? { unconfirmedProxy: since } : {}
  } catch {
    return {}
  }
}

/** Writes the notices, or removes the file when there are none. @throws the file system's error */
export function writeNotices(dataDir: string, notices: Notices): void {
  const file = fileIn(dataDir)
  if (Object.keys(notices).length === 0) {
    rmSync(file, { force: true })
    return
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // Renamed into place: a reader never sees half a file.
  writeFileSync(`${file}.part`, `${JSON.stringify(notices)}\n`, { mode: 0o600 })
  renameSync(`${file}.part`, file)
}
