import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Log } from '../core/reporting.ts'
import type { BookingSettings } from '../core/settings.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

export interface Store {
  db: Database
  engine: Engine
  kind: 'embedded' | 'postgres'
  /** The one its tables were made with. */
  migrationsFolder: string
  secret: Buffer
  close(): Promise<void>
}

/** Dependencies of requests and background work. */
export interface Service {
  store: Store
  settings: BookingSettings
  now: () => Temporal.Instant
  log: Log
}

/** What differs between SQLite and PostgreSQL. */
export interface Engine {
  /** Makes transactions with the same key (in any letter case) and purpose wait for each other, from here to their end. */
  serialize(tx: Database, key: string, purpose: number): Promise<void>
  /** Locks the selected rows, without those that another process has locked. */
  skipLocked<Row>(query: SelectQueryBuilder<Tables, 'outbox', Row>): SelectQueryBuilder<Tables, 'outbox', Row>
}

export interface StoreOptions {
  dataDir: string
  /** `postgres://…`; unset means the embedded database in `dataDir`. */
  databaseUrl?: string | undefined
  /** By default this version's own. */
  migrationsFolder?: string
  /** Default true; false refuses tables that are not up to date. */
  mayMigrate?: boolean | undefined
}
