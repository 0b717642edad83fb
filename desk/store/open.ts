import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** The one handle type that both the embedded database and PostgreSQL fulfil. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export interface Store {
  db: Database
  kind: 'embedded' | 'postgres'
  /** 32 random bytes, made once per database and shared by every process on it. */
  secret: Buffer
  /** Resolves when the database answers; rejects otherwise. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface StoreOptions {
  /** Folder of the embedded database and its lock. Made when absent. */
  dataDir: string
  /** `postgres://…`; unset means embedded. */
  databaseUrl?: string | undefined
  /** Absolute path of desk/store/migrations, wherever the build put it. */
  migrationsFolder: string
  /** Told when an idle PostgreSQL connection breaks; the pool replaces it by itself. */
  onConnectionError?: ((code: string) => void) | undefined
}

export function openStore(options: StoreOptions): Promise<Store> {
  throw new Error(`not written yet ${options.dataDir}`)
}
