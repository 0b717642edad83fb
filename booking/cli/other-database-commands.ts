import { importPglite } from '../db/import-pglite.ts'
import { moveToPostgres } from '../db/move.ts'
import { type Command, CommandError } from './command.ts'
import { recordCopy, storeOptions, sums, withStore } from './copied-rows.ts'
import { existingStore } from './existing-store.ts'

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
