import { resolve } from 'node:path'
import { type BackupContent, backUp, restore, verifyBackup } from '../store/backup.ts'
import type { TableSum } from '../store/copy-rows.ts'
import { moveToPostgres } from '../store/move-to-postgres.ts'
import { openStore } from '../store/open.ts'
import type { Store } from '../store/store.ts'
import {
  type Command,
  CommandError,
  type CommandResult,
  listed,
  openExisting,
  storeOptions,
} from './command.ts'

export const backup: Command = {
  name: 'backup',
  args: [1, 1],
  usage: '<file>',
  summary: 'write everything into one file, while the site runs',
  async run({ args: [name = ''] }, { store, migrationsFolder, now }) {
    const file = resolve(name)
    const { sums } = await backUp(await store(), file, migrationsFolder, now)
    return listOf(sums, `Backed up to ${file}.`)
  },
}

export const verify: Command = {
  name: 'verify',
  args: [1, 1],
  usage: '<file>',
  summary: 'check that a backup is whole',
  async run({ args: [name = ''] }) {
    const file = resolve(name)
    const content = await verifyBackup(file)
    return listOf(content.sums, `${file} is whole. ${takenAt(content)}`)
  },
}

export const restoreBackup: Command = {
  name: 'restore',
  args: [1, 1],
  options: { replace: { type: 'boolean' } },
  usage: '<file> [--replace]',
  summary: 'put a backup into an empty database; --replace empties it first',
  async run({ args: [name = ''], options }, context) {
    const file = resolve(name)
    // Before opening the store, which creates a missing one.
    await verifyBackup(file)
    const { migrationsFolder } = context
    const content = await withStore(openStore(storeOptions(context)), (store) =>
      restore(store, file, { migrationsFolder, replace: options.replace === true }),
    )
    return listOf(
      content.sums,
      `Restored. ${takenAt(content)} A site on this database sends the messages that had not been sent (${content.unsent}): start or restart it, and erase again anyone you erased after this backup. For a rehearsal, do not start it.`,
    )
  },
}

export const moveToServer: Command = {
  name: 'move-to-postgres',
  summary: 'copy the embedded database to the empty one at DATABASE_URL',
  async run(_typed, context) {
    const options = storeOptions(context)
    if (!options.databaseUrl)
      throw new CommandError('Set DATABASE_URL to the empty PostgreSQL database to move to.')
    const sums = await withStore(openExisting({ ...options, databaseUrl: undefined }), (from) =>
      withStore(openStore(options), (to) => moveToPostgres(from, to, context.now)),
    )
    return listOf(
      sums,
      'Moved, and compared row by row. Restart the site with DATABASE_URL; the old database accepts no more bookings.',
    )
  },
}

async function withStore<T>(opening: Promise<Store>, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await opening
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

function listOf(sums: TableSum[], message: string): CommandResult {
  return listed(
    sums,
    [
      ['Table', ({ table }) => table],
      ['Rows', ({ rows }) => String(rows)],
      ['SHA-256', ({ sha256 }) => sha256],
    ],
    { message },
  )
}

function takenAt(content: BackupContent): string {
  return `It was taken at ${content.takenAt.toString({ smallestUnit: 'second' })}.`
}
