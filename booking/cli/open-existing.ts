import { existsSync } from 'node:fs'
import { openStore } from '../db/open.ts'
import { databaseFile } from '../db/sqlite.ts'
import type { Store, StoreOptions } from '../db/store.ts'
import { CommandError } from './command.ts'

/**
 * Opens the store that a site uses: it is neither created nor migrated.
 * @throws CommandError when there is none
 */
export async function openExisting(options: StoreOptions): Promise<Store> {
  const { dataDir, databaseUrl } = options
  if (!databaseUrl && !existsSync(databaseFile(dataDir)))
    throw new CommandError(
      `There is no database in ${dataDir}: start the site once, or set DATA_DIR to the folder it uses.`,
    )
  return await openStore({ ...options, mayMigrate: false })
}
