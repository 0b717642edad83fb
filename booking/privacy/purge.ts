import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type RepeatedWork, repeatWork } from '../../platform/repeated-work.ts'
import { officeDate } from '../calendar/office-days.ts'
import type { Retention } from '../core/settings.ts'
import { deleteMailsBefore, mailFolder } from '../messages/channels/mail-files.ts'
import { DAY_LINK_LIFE } from '../messages/secret-links.ts'
import { backupsIn } from '../store/hourly-backup.ts'
import { readMark, setMark } from '../store/marks.ts'
import type { Service, Store } from '../store/store.ts'
import type { Tables } from '../store/tables.ts'

const FIRST_AFTER_MS = 60_000
const CHECK_EVERY_MS = 60 * 60_000
const MAX_PAUSE_HOURS = 3 * 24

/** Deletes once a day what has expired. A failure is logged and tried again. Several processes may run it. */
export function startPurge(options: Service): RepeatedWork {
  // Beside the stored time, which tells of each try, so that days of failures don't look like a pause.
  let lastDay: string | undefined
  const purgeOncePerDay = async () => {
    const day = officeDate(options.settings.rules, options.now()).toString()
    if (day === lastDay) return
    await purge(options)
    lastDay = day
  }
  return repeatWork(purgeOncePerDay, FIRST_AFTER_MS, CHECK_EVERY_MS, options.log)
}

/** After a longer pause it only marks the time, because a clock that is years ahead would delete everything. */
async function purge({ store, settings, now, log }: Service): Promise<void> {
  const { retention, dataDir, backup } = settings
  const daysAgo = (days: number) => now().subtract({ hours: days * 24 })
  const last = await readMark(store, 'purged')
  await setMark(store, 'purged', now())
  const hoursSince = last?.until(now()).total('hours') ?? MAX_PAUSE_HOURS
  if (hoursSince < 0 || hoursSince >= MAX_PAUSE_HOURS) {
    log.warn(
      { last: last?.toString() ?? null },
      'Nothing is deleted by age today, because the last time was not lately.',
    )
    return
  }
  const rows = await deleteExpired(store, retention, now())
  const mails = await deleteMailsBefore(mailFolder(dataDir), daysAgo(retention.mailDays))
  const backups = backup && deleteBackupsBefore(backup.folder, daysAgo(retention.backupDays))
  const counts = { ...rows, mails, backups }
  if (Object.values(counts).some(Boolean)) log.info(counts, 'Expired records deleted.')
}

/** Never deletes the newest backup. */
function deleteBackupsBefore(folder: string, limit: Temporal.Instant): number {
  const oldest = `bookings-${limit.toZonedDateTimeISO('UTC').toPlainDate()}`
  const old = backupsIn(folder)
    .slice(0, -1)
    .filter((name) => name < oldest)
  for (const name of old) rmSync(join(folder, name), { force: true })
  return old.length
}

/** Two years and a month, so that each month can be compared with its own a year before. */
const SEEN_MONTHS = 25

/** Deletes expired rows with their messages and links, and returns the counts. Months are calendar months in UTC. */
export function deleteExpired({ db }: Store, retention: Retention, now: Temporal.Instant) {
  const before = (duration: { months: number } | { days: number }) =>
    now.toZonedDateTimeISO('UTC').subtract(duration).toInstant()
  return db.transaction().execute(async (tx) => {
    const deleted = async (table: keyof Tables, column: string, limit: Temporal.Instant | string) => {
      const expired = sql`delete from ${sql.table(table)} where ${sql.ref(column)} < ${limit}`
      return Number((await expired.execute(tx)).numAffectedRows)
    }
    const forgotten = async (table: 'bookings' | 'leads') => {
      const old = tx.updateTable(table).set({ network: '' }).where('network', '<>', '')
      const limit = before({ days: retention.networkDays })
      return Number((await old.where('createdAt', '<', limit).executeTakeFirst()).numUpdatedRows)
    }
    for (const expired of ['consent %', 'check %'])
      await tx
        .deleteFrom('marks')
        .where('name', 'like', expired)
        .where('at', '<', now.subtract({ hours: 1 }))
        .execute()
    return {
      bookings: await deleted('bookings', 'endsAt', before({ months: retention.bookingsMonths })),
      leads: await deleted('leads', 'createdAt', before({ months: retention.leadsMonths })),
      webhookEvents: await deleted('webhookEvents', 'receivedAt', before({ days: retention.webhookDays })),
      websiteChecks: await deleted(
        'websiteChecks',
        'createdAt',
        before({ days: retention.websiteChecksDays }),
      ),
      seen: await deleted('seen', 'day', before({ months: SEEN_MONTHS }).toString().slice(0, 10)),
      networks: (await forgotten('bookings')) + (await forgotten('leads')),
      actions: await deleted('actions', 'at', before({ months: retention.bookingsMonths })),
      dayLinks: await deleted('dayLinks', 'createdAt', now.subtract(DAY_LINK_LIFE)),
    }
  })
}
