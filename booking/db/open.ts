import { openEmbedded } from './open-embedded.ts'
import { openPostgres } from './open-postgres.ts'
import type { Store, StoreOptions } from './store.ts'

/**
 * Opens the store and migrates its tables.
 * @throws DataDirInUse when another process has the embedded database open; DatabaseUnreachable when PostgreSQL
 *   refuses the connection.
 */
export function openStore(options: StoreOptions): Promise<Store> {
  return options.databaseUrl
    ? openPostgres({ ...options, databaseUrl: options.databaseUrl })
    : openEmbedded(options)
}
