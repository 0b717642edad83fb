import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describeError } from '../../platform/describe-error.ts'
import { type RepeatedWork, repeatWork } from '../../platform/repeated-work.ts'
import type { Log } from '../core/reporting.ts'
import { backUp, DRAFT_MARK } from './backup.ts'
import { openStore } from './open.ts'
import type { StoreOptions } from './store.ts'

const CHECK_EVERY_MS = 10 * 60_000
const NAME = /^bookings-\d{4}-\d{2}-\d{2}\.sqlite$/

export interface DailyBackupOptions {
  store: Pick<StoreOptions, 'dataDir' | 'databaseUrl' | 'migrationsFolder'>
  folder: string
  keep: number
  zone: string
  now: () => Temporal.Instant
  log: Log
}

/** Writes one backup a day, `bookings-2026-11-22.sqlite`. A failure is logged and tried again. */
export function startDailyBackup(options: DailyBackupOptions): RepeatedWork {
  return repeatWork(() => backUpToday(options), 0, CHECK_EVERY_MS)
}

async function backUpToday({ store, folder, keep, zone, now, log }: DailyBackupOptions): Promise<void> {
  const today = now().toZonedDateTimeISO(zone).toPlainDate()
  const file = join(folder, `bookings-${today}.sqlite`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (existsSync(file)) return
    // The site's own connection stays free for visitors.
    const source = await openStore({ ...store, mayMigrate: false, isPatient: true })
    try {
      const { sums } = await backUp(source, file, store.migrationsFolder, now())
      log.info({ rows: sums.reduce((sum, { rows }) => sum + rows, 0) }, 'Daily backup written.')
    } finally {
      await source.close()
    }
    for (const old of dailyBackupsIn(folder).slice(0, -keep)) rmSync(join(folder, old))
    removeOldDrafts(folder, today.toString())
  } catch (error) {
    log.error(describeError(error), 'The daily backup failed; it is tried again in ten minutes.')
  }
}

function removeOldDrafts(folder: string, today: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith('bookings-') && name.includes(DRAFT_MARK) && !name.includes(today))
      rmSync(join(folder, name), { force: true })
}

/** Names of the daily backups in the folder, oldest first; none when there is no folder. */
export function dailyBackupsIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
}
