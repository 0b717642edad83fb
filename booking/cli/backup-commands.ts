import { resolve } from 'node:path'
import { recordChange } from '../db/audit.ts'
import { backUp, restore } from '../db/backup.ts'
import type { TableSum } from '../db/copy-rows.ts'
import { importPglite } from '../db/import-pglite.ts'
import { moveToPostgres } from '../db/move.ts'
import { openStore } from '../db/open.ts'
import type { Store, StoreOptions } from '../db/store.ts'
import { StoreError, withStoreErrors } from '../db/store-error.ts'
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
    return async (context) => {
      const store = await context.store()
      const content = await backUp(store, file, context.migrationsFolder, context.now)
      const warning = await recordCopy(store, 'backup', content.sums, context)
      return sums(content.sums, `Backed up to ${file}.${warning}`)
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
      const { content, warning } = await withStore(storeOptions(context), async (store) => {
        const restored = await restore(store, file, { migrationsFolder, replace })
        return { content: restored, warning: await recordCopy(store, 'restore', restored.sums, context) }
      })
      const { unsent } = content
      const messages =
        unsent === 0
          ? ''
          : ` ${unsent} ${unsent === 1 ? 'message' : 'messages'} in it had not been sent and will be sent now.`
      return sums(
        content.sums,
        `Restored. ${takenAt(content)}${messages} Restart the site, so that forms opened before are accepted. Erase again anyone you erased after this backup was taken.${warning}`,
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
    const { moved, warning } = await withStore(
      existingStore({ ...storeOptions(context), databaseUrl: undefined }),
      (from) =>
        withStore(storeOptions(context), async (to) => {
          const copied = await moveToPostgres(from, to, now)
          return { moved: copied, warning: await recordCopy(to, 'move-to-postgres', copied, context) }
        }),
    )
    const message =
      'Moved, and compared row by row. Restart the site with DATABASE_URL; the old database accepts no more bookings.'
    return sums(moved, message + warning)
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

/**
 * Records a copy that was made, with the number of its rows, in the store that goes on being used. Nothing undoes the
 * copy when that fails, so it is only said: a full disk is when a backup is needed most.
 * @returns that sentence after a space, or nothing
 */
async function recordCopy(
  { db }: Store,
  action: string,
  found: TableSum[],
  { operator, now }: CommandContext,
): Promise<string> {
  const details = Object.fromEntries(found.map(({ table, rows }) => [table, String(rows)]))
  try {
    await withStoreErrors('add to the audit trail', () =>
      recordChange(db, { operator, action, details }, now),
    )
    return ''
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    return ` ${error.message} The audit trail does not have this ${action}.`
  }
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
