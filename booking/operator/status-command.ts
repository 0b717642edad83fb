import { join } from 'node:path'
import { readAlarms } from '../alarms/alarms.ts'
import { CHECKS, freeSpace, type Trouble } from '../alarms/checks.ts'
import { listConnections } from '../calendar/connected/connections.ts'
import { noLog } from '../core/reporting.ts'
import { readPages } from '../counts/report.ts'
import { emailState, outboxHealth } from '../messages/outbox.ts'
import { verifyBackup } from '../store/backup.ts'
import { type BackupState, backupsIn, callsIn } from '../store/hourly-backup.ts'
import { setMark } from '../store/marks.ts'
import { databaseFile } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { BackupError, StoreError } from '../store/store-error.ts'
import { when } from './columns.ts'
import type { Command, CommandContext } from './command.ts'

const SITE_TIMEOUT_MS = 3_000

/** Runs the checks of the alarms now and prints one screen; exit code 1 when one of them finds something. */
export const status: Command = {
  name: 'status',
  summary: 'whether everything is all right: site, bookings, email, backups, disk',
  async run(_typed, context) {
    const store = await context.store()
    const site = await askSite(context.siteAddress)
    const backup = await newestBackup(context)
    const troubles = await findTroubles(context, store, backup)
    const needed = [...site.troubles, ...troubles]
    const rows: [string, string][] = [
      ['Site', site.words],
      ['Store', store.kind === 'embedded' ? databaseFile(context.settings.dataDir) : 'PostgreSQL'],
      ...(await describeMessages(store, context)),
      ['Pages', await describePages(store, context)],
      ['Backups', backup.words],
      ['Calendars', await describeCalendars(store, context)],
      ['Disk', (await freeSpace(context.settings.dataDir))?.words ?? 'not known'],
    ]
    return {
      records: rows.map(([what, state]) => ({ what, state })),
      headings: ['What', 'State'],
      rows,
      message: needed.length === 0 ? 'Everything is all right.' : needed.map((one) => `! ${one}`).join('\n'),
      failed: needed.length > 0,
    }
  },
}

interface Health {
  version: string
  uptimeSeconds: number
  backup: { ok: boolean } | null
}

async function askSite(address: string): Promise<{ words: string; troubles: string[] }> {
  try {
    const answer = await fetch(`${address}/health`, { signal: AbortSignal.timeout(SITE_TIMEOUT_MS) })
    const { version, uptimeSeconds, backup } = (await answer.json()) as Health
    const [days, hours, minutes] = [86_400, 3600, 60].map((unit) => Math.floor(uptimeSeconds / unit))
    const up = days ? `${days} days` : hours ? `${hours} hours` : `${minutes} minutes`
    const troubles =
      backup?.ok === false ? ['The site’s last backup failed or is not done: see its log.'] : []
    return { words: `answers at ${address}, version ${version}, up for ${up}`, troubles }
  } catch {
    return { words: `does not answer at ${address}`, troubles: [`The site does not answer at ${address}.`] }
  }
}

/** The words of what the checks find now, and of the alarms that only the running site knows. */
async function findTroubles(
  { settings, now }: CommandContext,
  store: Store,
  backup: { state: BackupState | undefined },
): Promise<string[]> {
  const watched = {
    store,
    settings,
    log: noLog,
    now: () => now,
    ping: () => setMark(store, 'written', now),
    backup: () => backup.state ?? { takenAt: null, fault: null },
  }
  const found: Trouble[] = []
  for (const { find } of Object.values(CHECKS)) {
    const troubles = await find(watched).catch((error) => {
      if (error instanceof StoreError) return []
      throw error
    })
    found.push(...(troubles ?? []))
  }
  const names = found.map(({ name }) => name)
  const lasting = readAlarms(settings.dataDir).filter(({ over, name }) => !over && !names.includes(name))
  return [...found, ...lasting].map(({ words }) => words)
}

/** What failed on pages, or was blocked by their policy, in a week. */
async function describePages(store: Store, { settings, now }: CommandContext): Promise<string> {
  const since = now.subtract({ hours: 7 * 24 })
  const { faults } = await readPages(store, { since, now, rules: settings.rules })
  const [most] = faults
  if (!most) return 'nothing failed or was blocked in 7 days'
  return `${most.event.replaceAll(':', ' ')}: ${most.times} times in 7 days; “report” lists the most frequent`
}

async function describeMessages(
  store: Store,
  { settings, now }: CommandContext,
): Promise<[string, string][]> {
  const { lastSentAt } = await emailState(store)
  const { unsent, failing, dead } = await outboxHealth(store, now)
  const way = settings.mail.smtpUrl ? '' : '; written to files, because SMTP_URL is not set'
  return [
    ['Last email', (lastSentAt ? when(lastSentAt, settings.rules.officeZone) : 'none yet') + way],
    ['Outbox', `${unsent} waiting, ${failing} of them failed so far, ${dead} given up`],
  ]
}

/** The newest backup, opened now. */
async function newestBackup({ settings: { backup, rules } }: CommandContext) {
  if (!backup) return { words: 'off: BACKUP_DIR is not set', state: undefined }
  const names = backupsIn(backup.folder)
  const newest = names.at(-1)
  if (!newest) return { words: `none in ${backup.folder} yet`, state: undefined }
  try {
    const content = await verifyBackup(join(backup.folder, newest))
    const { takenAt } = content
    const words = `newest of ${when(takenAt, rules.officeZone)}, opened just now: whole, calls: ${callsIn(content)}; ${names.length} kept in ${backup.folder}`
    return { words, state: { takenAt, fault: null } }
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
    return { words: error.message, state: { takenAt: null, fault: error.message } }
  }
}

async function describeCalendars(store: Store, { settings }: CommandContext): Promise<string> {
  const { officeZone } = settings.rules
  const lines = (await listConnections(store)).map(
    ({ provider, account, readAt }) =>
      `${provider} ${account}, ${readAt ? `read ${when(readAt, officeZone)}` : 'not read yet'}`,
  )
  return lines.join('; ') || 'none connected'
}
