import { resolve } from 'node:path'
import { backUp, restore } from '../db/backup.ts'
import type { TableSum } from '../db/copy-rows.ts'
import { importPglite } from '../db/import-pglite.ts'
import { moveToPostgres } from '../db/move.ts'
import { openStore } from '../db/open.ts'
import type { Store, StoreOptions } from '../db/store.ts'
import { type BackupContent, verifyBackup } from '../db/verify-backup.ts'
import { fileArgument } from './arguments.ts'
import { value } from './columns.ts'
import { type Command, type CommandContext, CommandError, type CommandResult } from './command.ts'
import { existingStore } from './existing-store.ts'

export const backup: Command = {
  name: 'backup',
  parameters: [{ name: 'file' }],
  usage: '<file>',
  summary: 'write everything into one file, while the site runs',
  check(typed) {
    const file = resolve(fileArgument(typed, 'backup'))
    return async ({ store, migrationsFolder, now }) => {
      const content = await backUp(await store(), file, migrationsFolder, now)
      return sums(content.sums, `Backed up to ${file}.`)
    }
  },
}

export const verify: Command = {
  name: 'verify',
  parameters: [{ name: 'file' }],
  usage: '<file>',
  summary: 'check that a backup is whole',
  check(typed) {
    const file = resolve(fileArgument(typed, 'verify'))
    return async () => {
      const content = await verifyBackup(file)
      return sums(content.sums, `${file} is whole. ${takenAt(content)}`)
    }
  },
}

export const restoreBackup: Command = {
  name: 'restore',
  parameters: [{ name: 'file' }],
  flags: ['replace'],
  usage: '<file> [--replace]',
  summary: 'put a backup into an empty database; --replace empties it first',
  check(typed) {
    const file = resolve(fileArgument(typed, 'restore'))
    const replace = typed.flags.has('replace')
    return async (context) => {
      // Before a store is opened, which creates what is missing.
      await verifyBackup(file)
      const { migrationsFolder } = context
      const content = await withStore(storeOptions(context), (store) =>
        restore(store, file, { migrationsFolder, replace }),
      )
      const { unsent } = content
      const messages =
        unsent === 0
          ? ''
          : ` ${unsent} ${unsent === 1 ? 'e-mail' : 'e-mails'} in it had not been sent and will be sent now.`
      return sums(
        content.sums,
        `Restored. ${takenAt(content)}${messages} Restart the site, so that forms opened before are accepted. Erase again whom you erased since the backup.`,
      )
    }
  },
}

export const moveToServer: Command = {
  name: 'move-to-postgres',
  parameters: [],
  usage: '',
  summary: 'copy the embedded database to the empty one at DATABASE_URL',
  check: () => async (context) => {
    const { settings, now } = context
    if (!settings.databaseUrl)
      throw new CommandError('Set DATABASE_URL to the empty PostgreSQL database to move to.')
    const moved = await withStore(
      existingStore({ ...storeOptions(context), databaseUrl: undefined }),
      (from) => withStore(storeOptions(context), (to) => moveToPostgres(from, to, now)),
    )
    const message =
      'Moved, and compared row by row. Restart the site with DATABASE_URL; the old database accepts no more bookings.'
    return sums(moved, message)
  },
}

export const importOld: Command = {
  name: 'import-pglite',
  parameters: [],
  usage: '',
  summary: 'take over the bookings of a version before November 2026',
  check:
    () =>
    async ({ settings: { dataDir }, migrationsFolder, now }) => {
      const taken = await importPglite(dataDir, migrationsFolder, now)
      return sums(
        taken,
        `Taken over. Start the site; the folder "database" in ${dataDir} may be deleted when all is well.`,
      )
    },
}

function storeOptions({ settings, migrationsFolder }: CommandContext): StoreOptions {
  const { dataDir, databaseUrl } = settings
  return { dataDir, databaseUrl, migrationsFolder }
}

async function withStore<T>(options: StoreOptions, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(options)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

function takenAt(content: BackupContent): string {
  return `It was taken at ${content.takenAt.toString({ smallestUnit: 'second' })}.`
}

function sums(found: TableSum[], message: string): CommandResult {
  return {
    records: [found.map((sum) => ({ ...sum }))],
    columns: [
      ['Table', value('table')],
      ['Rows', value('rows')],
      ['SHA-256', value('sha256')],
    ],
    message,
  }
}
