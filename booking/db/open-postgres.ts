import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import * as schema from './schema.ts'
import { sharedSecret } from './secret.ts'
import type { Store, StoreOptions } from './store.ts'
import { databaseCode, withStoreErrors } from './store-error.ts'

/** Arbitrary advisory lock number. */
const MIGRATION_LOCK = 7_163_520_941

/** PostgreSQL refuses the connection. The message omits the URL, because it may contain a password. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable'

  constructor(code: string) {
    super(
      `The database at DATABASE_URL refuses the connection (${code}): start it, correct the address and its ` +
        'password, or unset the variable to use the embedded one.',
    )
  }
}

/**
 * Opens a pool of connections to PostgreSQL and brings its tables up to date.
 * @throws DatabaseUnreachable when it cannot connect.
 */
export async function openPostgres(options: StoreOptions & { databaseUrl: string }): Promise<Store> {
  await migrateLocked(options.databaseUrl, options.migrationsFolder)
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A visitor is waiting: abort statements that hang, and release their locks.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  // Without error listeners a dropped connection ends the process: the pool's covers idle connections, the client's
  // those between two statements of a transaction, whose next statement then fails.
  pool.on('error', (error) => options.onConnectionError?.(databaseCode(error) ?? error.name))
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    const db = drizzle(pool, { schema })
    let closing: Promise<void> | undefined
    return {
      db,
      kind: 'postgres',
      secret: await sharedSecret(db),
      ping: () => withStoreErrors('answer', async () => void (await db.execute(sql`select 1`))),
      close() {
        closing ??= pool.end()
        return closing
      },
    }
  } catch (error) {
    await pool.end()
    throw error
  }
}

/** Migrates under a lock, because several processes may start at once. */
async function migrateLocked(databaseUrl: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  // A lost connection already fails the current query; the listener only keeps Node from exiting.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new DatabaseUnreachable(databaseCode(error) ?? 'no answer')
  }
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    // Ending the session releases the lock.
    await client.end()
  }
}
