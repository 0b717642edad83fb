import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describeError } from '../../platform/describe-error.ts'
import { type RepeatedWork, repeatWork } from '../../platform/repeated-work.ts'
import type { Log } from '../core/reporting.ts'
import type { BookingSettings } from '../core/settings.ts'
import { deleteMailsBefore, mailFolder } from '../messages/channels/mail-files.ts'
import { dailyBackupsIn } from '../store/daily-backup.ts'
import { readMark, setMark } from '../store/marks.ts'
import type { Store } from '../store/store.ts'
import { deleteExpired } from './retention.ts'

/** Milliseconds until the first purge, so that it does not slow the start down, and between two looks. */
const FIRST_AFTER = 60_000
const LOOK_EVERY = 60 * 60_000

/** Days after the last deletion within which the next one follows. */
const LONGEST_PAUSE_DAYS = 3

export interface PurgeOptions {
  store: Store
  settings: Pick<BookingSettings, 'retention' | 'dataDir' | 'dailyBackup' | 'rules'>
  now: () => Temporal.Instant
  log: Log
}

/**
 * Deletes once a day what has been kept as long as the settings say. A failure is logged; the next look tries again.
 * Several processes may do so at once.
 */
export function startPurge(options: PurgeOptions): RepeatedWork {
  let lastDay: string | undefined
  const purgeOncePerDay = async () => {
    const day = options.now().toZonedDateTimeISO(options.settings.rules.officeZone).toPlainDate().toString()
    if (day !== lastDay && (await purge(options))) lastDay = day
  }
  return repeatWork(purgeOncePerDay, FIRST_AFTER, LOOK_EVERY)
}

/**
 * Deletes what has expired, if that was last done within three days. Otherwise it only notes the day: a clock that is
 * years ahead would delete everything, and a day later somebody has noticed.
 * @returns whether all of it succeeded
 */
async function purge({ store, settings, now, log }: PurgeOptions): Promise<boolean> {
  const { retention, dataDir, dailyBackup } = settings
  const daysAgo = (days: number) => now().subtract({ hours: days * 24 })
  try {
    const last = await readMark(store, 'purged')
    await setMark(store, 'purged', now())
    const hoursSince = last?.until(now()).total('hours') ?? Number.NaN
    if (!(hoursSince >= 0 && hoursSince < LONGEST_PAUSE_DAYS * 24)) {
      log.warn(
        { last: last?.toString() ?? null },
        'Nothing is deleted by age today, because the last time was not lately.',
      )
      return true
    }
    const rows = await deleteExpired(store, retention, now())
    const mails = await deleteMailsBefore(mailFolder(dataDir), daysAgo(retention.mailDays))
    const backups = dailyBackup ? deleteBackupsBefore(dailyBackup.folder, daysAgo(retention.backupDays)) : 0
    const counts = { ...rows, mails, backups }
    if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'Expired records deleted.')
    return true
  } catch (error) {
    log.error(describeError(error), 'Expired records could not be deleted; it is tried again in an hour.')
    return false
  }
}

/** Deletes the daily backups of days before the limit, but never the newest one. Returns their number. */
function deleteBackupsBefore(folder: string, limit: Temporal.Instant): number {
  const oldest = `bookings-${limit.toZonedDateTimeISO('UTC').toPlainDate()}.sqlite`
  const old = dailyBackupsIn(folder)
    .slice(0, -1)
    .filter((name) => name < oldest)
  for (const name of old) rmSync(join(folder, name), { force: true })
  return old.length
}
