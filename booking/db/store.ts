import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** Common type of the embedded database and PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export interface Store {
  db: Database
  kind: 'embedded' | 'postgres'
  /** 32 random bytes, created once per database and shared by all processes. */
  secret: Buffer
  /** Resolves when the database responds; rejects with `StoreError` otherwise. */
  ping(): Promise<void>
  /** Closes the database and releases the folder or the connections. Idempotent. */
  close(): Promise<void>
}

export interface StoreOptions {
  /** Folder of the embedded database and its lock; created if missing. Unused when `databaseUrl` is set. */
  dataDir: string
  /** `postgres://…`; unset means embedded. */
  databaseUrl?: string | undefined
  /** Path of booking/db/migrations, wherever the build put it. */
  migrationsFolder: string
  /** Called with the code when an idle PostgreSQL connection breaks; the pool replaces it. */
  onConnectionError?: ((code: string) => void) | undefined
}
