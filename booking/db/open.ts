import { openEmbedded } from './open-embedded.ts'
import { openPostgres } from './open-postgres.ts'
import type { Store, StoreOptions } from './store.ts'

/**
 * Opens the store and brings its tables up to date.
 * Throws `DataDirInUse` when another process has the embedded database open, and the driver's own error when
 * PostgreSQL cannot be reached or refuses.
 */
export function openStore(options: StoreOptions): Promise<Store> {
  return options.databaseUrl
    ? openPostgres({ ...options, databaseUrl: options.databaseUrl })
    : openEmbedded(options)
}
