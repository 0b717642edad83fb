import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import * as schema from './schema.ts'
import { sharedSecret } from './secret.ts'
import type { Store, StoreOptions } from './store.ts'
import { databaseCode, withStoreErrors } from './store-error.ts'

/** Any number no other program on the same database is likely to lock. */
const MIGRATION_LOCK = 7_163_520_941

/** PostgreSQL does not let the desk in. The message leaves the address out, because it may carry a password. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable'

  constructor(code: string) {
    super(
      `DATABASE_URL leads to a database that does not let the desk in (${code}): start it, correct the address ` +
        'and its password, or unset the variable to use the embedded one.',
    )
  }
}

/**
 * Opens a pool of connections to PostgreSQL and brings its tables up to date.
 * @throws DatabaseUnreachable when there is no connection to be had.
 */
export async function openPostgres(options: StoreOptions & { databaseUrl: string }): Promise<Store> {
  await migrateAlone(options.databaseUrl, options.migrationsFolder)
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A visitor waits for the answer: a statement that hangs is refused, and its locks go with it.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  // Without listeners Node ends the process when the server drops a connection: the pool's own covers idle ones,
  // the client's covers the moment between two statements of a transaction, whose next statement then fails.
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

/** Several processes may start at once; the lock lets one migrate while the others wait and find it done. */
async function migrateAlone(databaseUrl: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  // A connection lost in the middle fails the query under way; this listener only keeps Node from exiting.
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
    // Ending the session releases the lock, whatever came before.
    await client.end()
  }
}
