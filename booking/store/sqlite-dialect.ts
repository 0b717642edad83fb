import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { databaseCode, StoreError } from './store-error.ts'

const BUSY_TIMEOUT_MS = 5_000
const BUSY_PAUSE_MS = 25

export interface ColumnCodec {
  encode(value: unknown): unknown
  /** `type` is the column's declared one; null for an expression. */
  decode(value: unknown, type: string | null): unknown
}

/** Kysely's SQLite dialect for Node's own SQLite. */
export function nodeSqliteDialect(database: DatabaseSync, codec: ColumnCodec): Dialect {
  return {
    createDriver: () => new WriterDriver(database, codec),
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/** Takes the write lock first: a reader cannot become a writer after another has written (sqlite.org/lang_transaction.html). */
class WriterDriver extends SqliteDriver {
  readonly #database: DatabaseSync
  #connection: DatabaseConnection | undefined

  constructor(database: DatabaseSync, codec: ColumnCodec) {
    super({ database: forKysely(database, codec) })
    this.#database = database
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= patient(await super.acquireConnection())
    return this.#connection
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const reads = settings?.accessMode === 'read only'
    await connection.executeQuery(CompiledQuery.raw(reads ? 'begin' : 'begin immediate'))
  }

  /** SQLite rolls back by itself after some errors, such as a full disk; a second rollback would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** Retries while another process writes: SQLite's own waiting would block the thread. @throws {StoreError} */
function patient(connection: DatabaseConnection): DatabaseConnection {
  return {
    streamQuery: connection.streamQuery.bind(connection),
    async executeQuery<Row>(query: CompiledQuery) {
      const deadline = performance.now() + BUSY_TIMEOUT_MS
      // SQLite answers in the same task: without a pause, a booking and its emails would hold up all other requests.
      await setImmediate()
      for (;;) {
        try {
          return await connection.executeQuery<Row>(query)
        } catch (error) {
          const code = databaseCode(error)
          if (code === null) throw error
          if (code !== 'SQLITE_BUSY' || performance.now() > deadline) throw new StoreError(query.sql, code)
          await wait(BUSY_PAUSE_MS)
        }
      }
    },
  }
}

/** SQLite can roll back changes of tables, so migrations run in one transaction. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

function forKysely(database: DatabaseSync, codec: ColumnCodec): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql)
      const encode = (values: readonly unknown[]) => values.map(codec.encode) as SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (values) => decodeRows(statement, statement.all(...encode(values)), codec),
        run: (values) => statement.run(...encode(values)),
        iterate: (values) => decodeRows(statement, statement.all(...encode(values)), codec).values(),
      }
    },
  }
}

function decodeRows(
  statement: StatementSync,
  rows: Record<string, unknown>[],
  { decode }: ColumnCodec,
): Record<string, unknown>[] {
  const columns = statement.columns()
  return rows.map((row) =>
    Object.fromEntries(columns.map(({ name, type }) => [name, decode(row[name], type)])),
  )
}
