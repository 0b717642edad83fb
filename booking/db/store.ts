import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** The one handle type that both the embedded database and PostgreSQL fulfil. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export interface Store {
  db: Database
  kind: 'embedded' | 'postgres'
  /** 32 random bytes, made once per database and shared by every process on it. */
  secret: Buffer
  /** Resolves when the database answers; rejects with `StoreError` otherwise. */
  ping(): Promise<void>
  /** Finishes what is under way and lets the folder or the connections go. Further calls do nothing. */
  close(): Promise<void>
}

export interface StoreOptions {
  /** Folder of the embedded database and its lock. Made when absent. Not touched when `databaseUrl` is set. */
  dataDir: string
  /** `postgres://…`; unset means embedded. */
  databaseUrl?: string | undefined
  /** Path of booking/db/migrations, wherever the build put it. */
  migrationsFolder: string
  /** Told the code when an idle PostgreSQL connection breaks; the pool replaces it by itself. */
  onConnectionError?: ((code: string) => void) | undefined
}
