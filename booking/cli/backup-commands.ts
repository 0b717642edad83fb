import { resolve } from 'node:path'
import { backUp, restore } from '../db/backup.ts'
import type { TableSum } from '../db/copy-rows.ts'
import { importPglite } from '../db/import-pglite.ts'
import { moveToPostgres } from '../db/move.ts'
import type { Store } from '../db/store.ts'
import { type BackupContent, verifyBackup } from '../db/verify-backup.ts'
import type { CommandResult } from './run-command.ts'

/** Writes a backup of the store. @throws BackupError */
export async function runBackup(
  store: Store,
  file: string,
  migrationsFolder: string,
  now: Temporal.Instant,
): Promise<CommandResult> {
  const content = await backUp(store, resolve(file), migrationsFolder, now)
  return { records: toRecords(content.sums), message: `Backed up to ${resolve(file)}.` }
}

/** Checks a backup. @throws BackupError when it is not whole */
export async function runVerify(file: string): Promise<CommandResult> {
  const content = await verifyBackup(resolve(file))
  return { records: toRecords(content.sums), message: `${resolve(file)} is whole. ${takenAt(content)}` }
}

/** Restores a backup into the store. @throws BackupError; the store is unchanged then */
export async function runRestore(
  store: Store,
  { file, replace }: { file: string; replace: boolean },
  migrationsFolder: string,
): Promise<CommandResult> {
  const content = await restore(store, resolve(file), { migrationsFolder, replace })
  const { unsent } = content
  const emails =
    unsent === 0
      ? ''
      : ` ${unsent} ${unsent === 1 ? 'e-mail' : 'e-mails'} in it had not been sent and will be sent now.`
  const message = `Restored. ${takenAt(content)}${emails} Restart the site, so that forms opened before are accepted.`
  return { records: toRecords(content.sums), message }
}

/** Copies the embedded store to PostgreSQL. @throws BackupError; nothing is changed then */
export async function runMove(from: Store, to: Store, now: Temporal.Instant): Promise<CommandResult> {
  const sums = await moveToPostgres(from, to, now)
  const message =
    'Moved, and compared row by row. Restart the site with DATABASE_URL; the old database accepts no more bookings.'
  return { records: toRecords(sums), message }
}

/** Takes over the embedded database of an earlier version. @throws BackupError; nothing is changed then */
export async function runImport(
  dataDir: string,
  migrationsFolder: string,
  now: Temporal.Instant,
): Promise<CommandResult> {
  const sums = await importPglite(dataDir, migrationsFolder, now)
  const message = `Taken over. Start the site; the folder "database" in ${dataDir} may be deleted when all is well.`
  return { records: toRecords(sums), message }
}

function takenAt(content: BackupContent): string {
  return `It was taken at ${content.takenAt.toString({ smallestUnit: 'second' })}.`
}

function toRecords(sums: TableSum[]): CommandResult['records'] {
  return sums.map((sum) => ({ ...sum }))
}
