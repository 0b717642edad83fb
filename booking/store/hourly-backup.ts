import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describeError } from '../../platform/describe-error.ts'
import { repeatWork } from '../../platform/repeated-work.ts'
import type { Log } from '../core/reporting.ts'
import type { BackupSettings } from '../core/settings.ts'
import { type BackupContent, backUp, DRAFT_MARK, verifyBackup } from './backup.ts'
import { copyElsewhere } from './copy-elsewhere.ts'
import { openStore } from './open.ts'
import type { StoreOptions } from './store.ts'
import { BackupError } from './store-error.ts'

const CHECK_EVERY_MS = 10 * 60_000
const KEEP_HOURS = 24
/** A database that had this many calls and has none is taken for lost; fewer may all have been erased. */
const LOST_FROM = 5
/** The hour is UTC's, so that none comes twice. */
const NAME = /^bookings-\d{4}-\d{2}-\d{2}T\d{2}Z\.sqlite$/

export interface HourlyBackupOptions extends BackupSettings {
  store: Pick<StoreOptions, 'dataDir' | 'databaseUrl'>
  now: () => Temporal.Instant
  log: Log
}

export interface BackupState {
  /** When the newest backup was taken that was opened and found whole; null without one. */
  takenAt: Temporal.Instant | null
  /** Why the last attempt failed, in a sentence; null after a good one, undefined until the first has ended. */
  fault: string | null | undefined
}

/** Writes a backup an hour, `bookings-2026-11-22T14Z.sqlite`, opens it, and has it copied elsewhere. A failure is tried again. */
export function startHourlyBackup(options: HourlyBackupOptions) {
  const { folder, command, keepDays, now, log } = options
  let state: BackupState = { takenAt: null, fault: undefined }
  let done: string | undefined
  const backUpNow = async (stop: AbortSignal) => {
    const file = join(folder, `bookings-${now().toString().slice(0, 13)}Z.sqlite`)
    if (done === file && existsSync(file)) return
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      if (!existsSync(file)) await write(options, file)
      const content = await openNew(folder, file).catch((error) => {
        // The next attempt writes it anew.
        rmSync(file)
        throw error
      })
      const { takenAt } = content
      state = { ...state, takenAt }
      removeOld(folder, keepDays)
      if (command) await copyElsewhere(command, file, stop)
      done = file
      state = { takenAt, fault: null }
      log.info({ calls: callsIn(content) }, 'Backup written and opened.')
    } catch (error) {
      if (stop.aborted) return
      const { code } = describeError(error)
      const isKnown = error instanceof BackupError
      state.fault = isKnown ? error.message : `The backup could not be written to ${folder} (${code}).`
      log.error(
        { ...describeError(error), fault: state.fault },
        'The backup failed; it is tried again in ten minutes.',
      )
    }
  }
  return { ...repeatWork(backUpNow, 0, CHECK_EVERY_MS, log), state: () => state }
}

/** Backs up over a connection of its own, so that the site's stays free for visitors. */
async function write({ store, now }: HourlyBackupOptions, file: string): Promise<void> {
  const source = await openStore({ ...store, mayMigrate: false })
  try {
    await backUp(source, file, now())
  } finally {
    await source.close()
  }
}

/** Verifies a new backup. @throws {BackupError} also if the database lost its calls, whose backups must be kept */
async function openNew(folder: string, file: string): Promise<BackupContent> {
  const content = await verifyBackup(file)
  const before = backupsIn(folder)
    .filter((name) => join(folder, name) < file)
    .at(-1)
  if (callsIn(content) > 0 || !before) return content
  const calls = await verifyBackup(join(folder, before)).then(callsIn, () => 0)
  if (calls < LOST_FROM) return content
  throw new BackupError(
    `The database has no calls, and the backup ${before} has ${calls}: docs/operate.md has what to do under “The database is lost”. If it is meant to be empty, move the older backups away.`,
  )
}

/** How many calls a backup has. */
export const callsIn = ({ sums }: BackupContent) => sums.find(({ table }) => table === 'bookings')?.rows ?? 0

/** Keeps the newest 24, and the newest of each of the last `keepDays` days that have one. */
function removeOld(folder: string, keepDays: number): void {
  const names = backupsIn(folder)
  const days = [...new Map(names.map((name) => [dayOf(name), name])).values()]
  const kept = new Set([...names.slice(-KEEP_HOURS), ...days.slice(-keepDays)])
  const drafts = readdirSync(folder).filter(
    (name) => name.startsWith('bookings-') && name.includes(DRAFT_MARK),
  )
  const today = dayOf(names.at(-1) ?? '')
  const old = [...names.filter((name) => !kept.has(name)), ...drafts.filter((name) => dayOf(name) < today)]
  for (const name of old) rmSync(join(folder, name), { force: true })
}

const dayOf = (name: string) => name.slice('bookings-'.length, 'bookings-2026-11-22'.length)

/** Names of the backups in the folder, oldest first; none when there is no folder. */
export function backupsIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
}
