import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CamelCasePlugin, Kysely, sql } from 'kysely'
import { MIGRATIONS, migrate } from './migrate.ts'
import { sharedSecret } from './secret.ts'
import { type ColumnCodec, nodeSqliteDialect } from './sqlite-dialect.ts'
import type { Database, Engine, Store, StoreOptions } from './store.ts'
import { databaseCode, StoreUnusable } from './store-error.ts'
import type { Tables } from './tables.ts'

/** Blocks the thread; later waits do not. */
const OPEN_TIMEOUT_MS = 5_000

/** The embedded database; `-wal` and `-shm` beside it belong to it. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'bookings.sqlite')
}

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
  // Each transaction holds the write lock from its beginning.
  serialize: async () => {},
  skipLocked: (query) => query,
}

/** Opens or creates the database in `dataDir`, which several processes may have open. @throws {StoreUnusable} */
export async function openEmbedded(options: StoreOptions): Promise<Store> {
  const { dataDir, migrationsFolder = MIGRATIONS, mayMigrate = true } = options
  let db: Database
  let secret: Buffer
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    db = await openFile(databaseFile(dataDir), migrationsFolder, mayMigrate)
    secret = await sharedSecret(db)
    if (mayMigrate) await refuseDamage(db, dataDir)
  } catch (error) {
    const code = databaseCode(error)
    throw code === null ? error : unusable(code, dataDir)
  }
  return { db, engine, kind: 'embedded', migrationsFolder, secret, close: () => db.destroy() }
}

/** Opens or creates one database file and migrates it. @throws the driver's error */
export async function openFile(file: string, migrationsFolder: string, mayMigrate = true): Promise<Database> {
  const database = new DatabaseSync(file, { timeout: OPEN_TIMEOUT_MS })
  try {
    chmodSync(file, 0o600)
    // FULL: a commit returns once it is on the disk, so that a power cut loses nothing acknowledged.
    database.exec('PRAGMA trusted_schema = OFF; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    // Overwrites what is deleted, so that nothing of an erased person stays in free pages.
    database.exec('PRAGMA secure_delete = ON; PRAGMA busy_timeout = 0')
    const db = queries(database)
    await migrate(db, { folder: migrationsFolder, engine: 'sqlite', mayMigrate })
    return db
  } catch (error) {
    database.close()
    throw error
  }
}

/** Opens an existing database file. @throws the driver's error */
export function openReadOnly(file: string): Database {
  const database = new DatabaseSync(file, { readOnly: true, timeout: OPEN_TIMEOUT_MS })
  // The file may be a stranger's: its views and triggers must not call functions.
  database.exec('PRAGMA trusted_schema = OFF')
  return queries(database)
}

function queries(database: DatabaseSync): Database {
  return new Kysely<Tables>({
    dialect: nodeSqliteDialect(database, codec),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}

/** Reads the whole file, because SQLite finds a torn page only when it is used. */
async function refuseDamage(db: Database, dataDir: string): Promise<void> {
  const { rows } = await sql<{ quickCheck: string }>`pragma quick_check(1)`.execute(db)
  if (rows[0]?.quickCheck !== 'ok') throw unusable('SQLITE_CORRUPT', dataDir)
}

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
