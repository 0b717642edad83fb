import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { databaseCode } from './store-error.ts'

const { builtins } = pg.types

/** Milliseconds to wait for a connection: for a free one of the pool, or for a new one. */
const CONNECT_TIMEOUT = 5_000
/** After this the server aborts a statement, or a transaction that waits for its next one, and releases its locks. */
const STATEMENT_TIMEOUT = 8_000
/** The same where no visitor waits: an operator's command, or a change of the tables, may read and write all of them. */
const PATIENT_TIMEOUT = 30 * 60_000
/** A server that has said nothing for so long, not even that a statement took too long, is not heard any more. */
const SILENCE_TIMEOUT = 10_000
/** Milliseconds of rest after which the system checks whether the other end is still there. */
const KEEP_ALIVE_DELAY = 10_000

/** `timestamptz` is read as an instant, and 64-bit integers, which here are ids and counts, as numbers. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === builtins.TIMESTAMPTZ) return (text: string) => Temporal.Instant.from(text)
    if (oid === builtins.INT8) return Number
    return pg.types.getTypeParser(oid, format as 'text')
  },
}

/** The driver converts everything but instants, which are stored in milliseconds in both engines. */
function encode(value: unknown): unknown {
  return value instanceof Temporal.Instant ? value.toString({ fractionalSecondDigits: 3 }) : value
}

/**
 * A pool of at most ten connections that a silent network does not hold up: a connection that stays silent is closed, and
 * with it those at rest, which went through the same network. Whoever comes next gets a new one.
 * @param isPatient whether statements may take long, because no visitor waits for them
 * @param onConnectionError called with the code when a connection at rest breaks
 */
export function openPool(
  databaseUrl: string,
  {
    isPatient,
    onConnectionError,
  }: { isPatient: boolean; onConnectionError?: ((code: string) => void) | undefined },
): PostgresPool {
  const statementTimeout = isPatient ? PATIENT_TIMEOUT : STATEMENT_TIMEOUT
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + SILENCE_TIMEOUT - STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: statementTimeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY,
  })
  // Without error listeners a dropped connection ends the process: the pool's covers idle connections, the client's
  // those between two statements of a transaction, whose next statement then fails.
  pool.on('error', (error) => onConnectionError?.(databaseCode(error) ?? error.name))
  pool.on('connect', (client) => client.on('error', () => {}))
  const resting = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => resting.delete(client))
  pool.on('release', (_error, client) => resting.add(client))
  pool.on('remove', (client) => resting.delete(client))
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch(withCode)
      let isLost = false
      const query = async (text: string, values: readonly unknown[]) => {
        if (isLost) throw withoutConnection()
        try {
          return await client.query(text, values.map(encode))
        } catch (error) {
          if (!(error instanceof pg.DatabaseError)) {
            // No answer of the server: it would get the next statement, and with it the next visitor, into the same.
            isLost = true
            for (const one of [client, ...resting]) disconnect(one)
          }
          return withCode(error as Error)
        }
      }
      const release = (destroy?: boolean) => client.release(destroy || isLost)
      return { query, release } as unknown as Awaited<ReturnType<PostgresPool['connect']>>
    },
  }
}

/** Closes a connection without the goodbye that a silent server would never answer. */
function disconnect(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}

function withoutConnection(): Error {
  return Object.assign(new Error('The connection was lost.'), { code: 'NO_CONNECTION' })
}

/** A connection that is lost or not made in time is reported without a code. */
function withCode(error: Error & { code?: string }): never {
  error.code ??= 'NO_CONNECTION'
  throw error
}
