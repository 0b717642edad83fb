import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Tables } from './tables.ts'

/** A database or an open transaction. */
export type Database = Kysely<Tables>

export interface Store {
  db: Database
  engine: Engine
  kind: 'embedded' | 'postgres'
  /** 32 random bytes, created once per database and shared by all processes. */
  secret: Buffer
  /** Closes the file or the connections. Idempotent. */
  close(): Promise<void>
}

/** What the queries need that SQLite and PostgreSQL do differently. */
export interface Engine {
  /**
   * Makes transactions with the same key run one after the other, from here to their end.
   * @param key free text, compared without letter case
   * @param purpose number of the kind of work; the same key of another kind does not wait
   */
  serialize(tx: Database, key: string, purpose: number): Promise<void>
  /** Keeps everybody else from writing until the transaction ends. */
  lockTables(tx: Database): Promise<void>
  /** Whether the error is the database's refusal of a booking that overlaps another. */
  isOverlap(error: unknown): boolean
  /** Locks the selected rows and leaves out those that another process has locked. */
  skipLocked<Row>(query: SelectQueryBuilder<Tables, 'outbox', Row>): SelectQueryBuilder<Tables, 'outbox', Row>
}

export interface StoreOptions {
  /** Folder of the embedded database; created if missing. Unused when `databaseUrl` is set. */
  dataDir: string
  /** `postgres://…`; unset means embedded. */
  databaseUrl?: string | undefined
  /** Path of booking/store/migrations, wherever the build put it. */
  migrationsFolder: string
  /** False refuses a database whose tables are not up to date instead of migrating it. Default true. */
  mayMigrate?: boolean | undefined
  /** True for programs that no visitor waits for: their statements may take long. Default false. */
  isPatient?: boolean | undefined
  /** Called with the code when an idle PostgreSQL connection breaks; the pool replaces it. */
  onConnectionError?: ((code: string) => void) | undefined
}
