import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import pg from 'pg'
import { MIGRATIONS, migrate } from './migrate.ts'
import { sharedSecret } from './secret.ts'
import type { Engine, Store, StoreOptions } from './store.ts'
import { databaseCode, StoreError, StoreUnusable } from './store-error.ts'
import type { Tables } from './tables.ts'

const INSUFFICIENT_PRIVILEGE = '42501'
/** UNDEFINED_FILE and FEATURE_NOT_SUPPORTED: the extension's files are missing. */
const EXTENSION_MISSING = ['58P01', '0A000']

const engine: Engine = {
  async serialize(tx, key, purpose) {
    await sql`select pg_advisory_xact_lock(hashtextextended(lower(${key}), ${purpose}))`.execute(tx)
  },
  skipLocked: (query) => query.forUpdate().skipLocked(),
}

/** Opens PostgreSQL and brings its tables up to date. @throws {StoreUnusable} */
export async function openPostgres(options: StoreOptions & { databaseUrl: string }): Promise<Store> {
  const { databaseUrl, migrationsFolder = MIGRATIONS, mayMigrate = true } = options
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: openPool(databaseUrl) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  try {
    await migrate(db, { folder: migrationsFolder, engine: 'postgres', mayMigrate })
    const secret = await sharedSecret(db)
    return { db, engine, kind: 'postgres', migrationsFolder, secret, close: () => db.destroy() }
  } catch (error) {
    await db.destroy()
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

const { builtins } = pg.types

const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 8_000
/** If the server has not aborted a slow statement this much later, the connection counts as lost. */
const SILENCE_MS = 2_000
const KEEP_ALIVE_DELAY_MS = 10_000

const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === builtins.TIMESTAMPTZ) return (text: string) => Temporal.Instant.from(text)
    if (oid === builtins.INT8) return Number
    return pg.types.getTypeParser(oid, format as 'text')
  },
}

function encode(value: unknown): unknown {
  if (value instanceof Temporal.Instant) return value.toString({ fractionalSecondDigits: 3 })
  // The driver would make an array of PostgreSQL of it.
  return Array.isArray(value) ? JSON.stringify(value) : value
}

/** A pool that drops a connection when its server is silent. @throws {StoreError} */
function openPool(databaseUrl: string): PostgresPool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + SILENCE_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
  })
  // Without listeners a dropped connection ends the process: when it is idle, or within a transaction.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => fail('connect', error))
      let isLost = false
      const query = async (text: string, values: readonly unknown[]) => {
        if (isLost) return fail(text, null)
        try {
          return await client.query(text, values.map(encode))
        } catch (error) {
          // The server did not answer: the next statement would wait in vain too.
          isLost = !(error instanceof pg.DatabaseError)
          return fail(text, error)
        }
      }
      const release = (destroy?: boolean) => client.release(destroy || isLost)
      return { query, release } as unknown as Awaited<ReturnType<PostgresPool['connect']>>
    },
  }
}

function fail(statement: string, error: unknown): never {
  throw new StoreError(statement, databaseCode(error) ?? 'NO_CONNECTION')
}
