import type { PostgresPool } from 'kysely'
import pg from 'pg'
import type { StoreOptions } from './store.ts'
import { databaseCode, StoreError } from './store-error.ts'

const { builtins } = pg.types

const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 8_000
/** For statements that no visitor waits for: commands and migrations may read and write whole tables. */
const PATIENT_TIMEOUT_MS = 30 * 60_000
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
  return value instanceof Temporal.Instant ? value.toString({ fractionalSecondDigits: 3 }) : value
}

/** A pool that closes a silent connection and all idle ones, because the same network is likely down for them too. @throws {StoreError} */
export function openPool(
  databaseUrl: string,
  { isPatient, onConnectionError }: Pick<StoreOptions, 'isPatient' | 'onConnectionError'>,
): PostgresPool {
  const statementTimeout = isPatient ? PATIENT_TIMEOUT_MS : STATEMENT_TIMEOUT_MS
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + SILENCE_MS,
    idle_in_transaction_session_timeout: statementTimeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
  })
  // Without listeners a dropped connection ends the process: when it is idle, or within a transaction.
  pool.on('error', (error) => onConnectionError?.(databaseCode(error) ?? error.name))
  pool.on('connect', (client) => client.on('error', () => {}))
  const idle = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('release', (_error, client) => idle.add(client))
  pool.on('remove', (client) => idle.delete(client))
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
          if (!(error instanceof pg.DatabaseError)) {
            // The server did not answer: the next statement would wait in vain too.
            isLost = true
            for (const one of [client, ...idle]) disconnect(one)
          }
          return fail(text, error)
        }
      }
      const release = (destroy?: boolean) => client.release(destroy || isLost)
      return { query, release } as unknown as Awaited<ReturnType<PostgresPool['connect']>>
    },
  }
}

/** Closes the socket: a silent server would never answer the driver's goodbye. */
function disconnect(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}

function fail(statement: string, error: unknown): never {
  throw new StoreError(statement, databaseCode(error) ?? 'NO_CONNECTION')
}
