import { openPostgres } from './postgres.ts'
import { openEmbedded } from './sqlite.ts'
import type { Store, StoreOptions } from './store.ts'

/** Opens the store and brings its tables up to date. @throws {StoreUnusable} */
export function openStore(options: StoreOptions): Promise<Store> {
  return options.databaseUrl
    ? openPostgres({ ...options, databaseUrl: options.databaseUrl })
    : openEmbedded(options)
}
