import { existsSync } from 'node:fs'
import { databaseFile } from '../db/sqlite.ts'
import type { StoreOptions } from '../db/store.ts'
import { CommandError } from './command.ts'

/**
 * Options for the store that a site uses: it is neither created nor migrated.
 * @throws CommandError when there is none
 */
export function existingStore(options: StoreOptions): StoreOptions {
  const { dataDir, databaseUrl } = options
  if (!databaseUrl && !existsSync(databaseFile(dataDir)))
    throw new CommandError(
      `There is no database in ${dataDir}: start the site once, or set DATA_DIR to the folder it uses.`,
    )
  return { ...options, mayMigrate: false, isPatient: true }
}
