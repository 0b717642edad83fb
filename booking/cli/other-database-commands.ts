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
