import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CamelCasePlugin, Kysely, sql } from 'kysely'
import { migrate } from './migrate.ts'
import { wasMoved } from './move-to-postgres.ts'
import { sharedSecret } from './secret.ts'
import { type ColumnCodec, nodeSqliteDialect } from './sqlite-dialect.ts'
import type { Database, Engine, Store, StoreOptions } from './store.ts'
import { databaseCode, StoreUnusable } from './store-error.ts'
import type { Tables } from './tables.ts'

/** Milliseconds to wait for another process that opens or creates the file. Later waits do not hold the thread. */
const OPEN_TIMEOUT = 5_000

/** Path of the embedded database's file. `-wal` and `-shm` beside it belong to it. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'bookings.sqlite')
}

/** Instants are stored as integers, in UTC milliseconds, and objects as JSON. */
const codec: ColumnCodec = {
  encode(value) {
    if (value instanceof Temporal.Instant) return value.epochMilliseconds
    if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value
    return JSON.stringify(value)
  },
  decode(value, type) {
    if (value === null) return null
    if (type === 'INSTANT_INTEGER') return Temporal.Instant.fromEpochMilliseconds(Number(value))
    return type === 'JSON_TEXT' ? JSON.parse(String(value)) : value
  },
}

const engine: Engine = {
  // A transaction has the write lock from its beginning: all of them run one after the other.
  serialize: async () => {},
  lockTables: async () => {},
  // Raised by the triggers of migrations/sqlite.
  isOverlap: (error) => error instanceof Error && error.message === 'bookings_no_overlap',
  // No row is locked by another process while this one writes.
  skipLocked: (query) => query,
}

/**
 * Opens the embedded database in `dataDir` and migrates it. Several processes may have it open at once.
 * @throws {StoreUnusable} when the folder or the file cannot be used
 */
export async function openEmbedded(options: StoreOptions): Promise<Store> {
  const { dataDir } = options
  let db: Database
  let secret: Buffer
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    db = await openFile(databaseFile(dataDir), options)
    if (await wasMoved(db)) throw new StoreUnusable(movedMessage(dataDir))
    secret = await sharedSecret(db)
    if (options.mayMigrate !== false) await refuseDamage(db, dataDir)
  } catch (error) {
    const code = databaseCode(error)
    throw code === null ? error : unusable(code, dataDir)
  }
  let closing: Promise<void> | undefined
  return {
    db,
    engine,
    kind: 'embedded',
    secret,
    close() {
      closing ??= db.destroy()
      return closing
    },
  }
}

/**
 * Opens one database file, creating it if it is missing, and migrates it.
 * @throws the driver's error
 */
export async function openFile(
  file: string,
  { migrationsFolder, mayMigrate = true }: Pick<StoreOptions, 'migrationsFolder' | 'mayMigrate'>,
): Promise<Database> {
  const database = new DatabaseSync(file, { timeout: OPEN_TIMEOUT })
  try {
    // Visitors' names and addresses are for this user only.
    chmodSync(file, 0o600)
    // FULL: a commit returns after its log has been synced to the disk, so that a power cut loses nothing acknowledged.
    database.exec('PRAGMA trusted_schema = OFF; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    // What is deleted is overwritten: nothing of an erased person stays in the file's free pages.
    database.exec('PRAGMA secure_delete = ON; PRAGMA busy_timeout = 0')
    const db = queries(database)
    await migrate(db, { folder: migrationsFolder, engine: 'sqlite', mayMigrate })
    return db
  } catch (error) {
    database.close()
    throw error
  }
}

/**
 * Opens an existing database file as it is, for reading.
 * @throws the driver's error
 */
export function openReadOnly(file: string): Database {
  const database = new DatabaseSync(file, { readOnly: true, timeout: OPEN_TIMEOUT })
  // The file may be a stranger's: its views and triggers run nothing.
  database.exec('PRAGMA trusted_schema = OFF')
  return queries(database)
}

function queries(database: DatabaseSync): Database {
  return new Kysely<Tables>({
    dialect: nodeSqliteDialect(database, codec),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}

/** Reads the whole file: SQLite itself finds torn pages only when a visitor needs one of them. */
async function refuseDamage(db: Database, dataDir: string): Promise<void> {
  const { rows } = await sql<{ quickCheck: string }>`pragma quick_check(1)`.execute(db)
  if (rows[0]?.quickCheck !== 'ok') throw unusable('SQLITE_CORRUPT', dataDir)
}

/** What an operator can do about a database that cannot be opened; by default, the right to write is missing. */
const ADVICE = new Map([
  ['SQLITE_FULL', 'free some space on the disk'],
  ['SQLITE_NOTADB', 'bookings.sqlite is no database: restore a backup (docs/operate.md)'],
  ['SQLITE_CORRUPT', 'bookings.sqlite is damaged: restore a backup (docs/operate.md)'],
  ['SQLITE_BUSY', 'end the program that keeps bookings.sqlite locked'],
])

function unusable(code: string, dataDir: string): StoreUnusable {
  const advice = ADVICE.get(code) ?? 'give this user the right to write there'
  return new StoreUnusable(
    `The data folder ${dataDir} cannot be used (${code}): ${advice}, or set DATA_DIR to another folder.`,
  )
}

function movedMessage(dataDir: string): string {
  return `The database in ${dataDir} was moved to PostgreSQL: set DATABASE_URL to that server, or DATA_DIR to another folder.`
}
