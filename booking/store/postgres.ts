import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import { TABLES } from './copy-rows.ts'
import { migrate } from './migrate.ts'
import { openPool } from './postgres-pool.ts'
import { sharedSecret } from './secret.ts'
import type { Engine, Store, StoreOptions } from './store.ts'
import { databaseCode, StoreUnusable } from './store-error.ts'
import type { Tables } from './tables.ts'

const INSUFFICIENT_PRIVILEGE = '42501'
/** UNDEFINED_FILE and FEATURE_NOT_SUPPORTED: the extension's files are missing. */
const EXTENSION_MISSING = ['58P01', '0A000']

const engine: Engine = {
  async serialize(tx, key, purpose) {
    await sql`select pg_advisory_xact_lock(hashtextextended(lower(${key}), ${purpose}))`.execute(tx)
  },
  async lockTables(tx) {
    const tables = sql.join(TABLES.map((table) => sql.table(table)))
    await sql`lock table ${tables} in share row exclusive mode`.execute(tx)
  },
  skipLocked: (query) => query.forUpdate().skipLocked(),
}

/** Opens PostgreSQL and brings its tables up to date. @throws {StoreUnusable} */
export async function openPostgres(options: StoreOptions & { databaseUrl: string }): Promise<Store> {
  const { databaseUrl, onConnectionError, isPatient = false } = options
  const open = (pool: PostgresPool) =>
    new Kysely<Tables>({
      dialect: new PostgresDialect({ pool }),
      plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    })
  const patient = open(openPool(databaseUrl, { isPatient: true, onConnectionError }))
  const db = isPatient ? patient : open(openPool(databaseUrl, { isPatient, onConnectionError }))
  try {
    await migrate(patient, {
      folder: options.migrationsFolder,
      engine: 'postgres',
      mayMigrate: options.mayMigrate ?? true,
    })
    if (patient !== db) await patient.destroy()
    const secret = await sharedSecret(db)
    return { db, engine, kind: 'postgres', secret, close: () => db.destroy() }
  } catch (error) {
    await Promise.all([patient.destroy(), db.destroy()])
    throw unusable(error)
  }
}

/** Omits the URL and the driver's message: both may contain a password. */
function unusable(error: unknown): unknown {
  if (error instanceof StoreUnusable) return error
  const code = databaseCode(error)
  if (code === null) return error
  if (code === INSUFFICIENT_PRIVILEGE) {
    return new StoreUnusable(
      'The database user of DATABASE_URL may not create tables or the extension btree_gist (42501): make it the ' +
        'owner of the database, and have an administrator run "CREATE EXTENSION btree_gist" there.',
    )
  }
  if (EXTENSION_MISSING.includes(code)) {
    return new StoreUnusable(
      `The PostgreSQL server of DATABASE_URL lacks the extension btree_gist (${code}): install its contrib package.`,
    )
  }
  return new StoreUnusable(
    `The database at DATABASE_URL refuses the connection (${code}): start it, correct the address and its password, ` +
      'or unset the variable to use the embedded one.',
  )
}
