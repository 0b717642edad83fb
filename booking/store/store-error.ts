/** The message is one sentence that says what to do, without a password. */
export class StoreUnusable extends Error {
  override name = 'StoreUnusable'
}

/** Omits the parameters and the driver's message: both contain what visitors typed, and errors are logged. */
export class StoreError extends Error {
  override name = 'StoreError'
  /** SQLSTATE such as `57P01`, `SQLITE_FULL`, or a Node code such as `ECONNREFUSED`. */
  readonly code: string

  constructor(task: string, code: string) {
    super(`The database could not ${task} (${code}).`)
    this.code = code
  }
}

export class BackupError extends Error {
  override name = 'BackupError'
}

/** Runs `work` and converts database errors to `StoreError` with `task`. */
export async function withStoreErrors<T>(task: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = databaseCode(error)
    if (code === null) throw error
    throw new StoreError(task, code)
  }
}

/** SQLite's primary result codes that an operator may meet (sqlite.org/rescode.html). */
const SQLITE_CODES = new Map([
  [5, 'SQLITE_BUSY'],
  [6, 'SQLITE_LOCKED'],
  [8, 'SQLITE_READONLY'],
  [10, 'SQLITE_IOERR'],
  [11, 'SQLITE_CORRUPT'],
  [13, 'SQLITE_FULL'],
  [14, 'SQLITE_CANTOPEN'],
  [19, 'SQLITE_CONSTRAINT'],
  [26, 'SQLITE_NOTADB'],
])

/** The driver's code of a database error; null for any other error. */
export function databaseCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  if ('errcode' in error && typeof error.errcode === 'number') {
    const primary = error.errcode & 0xff
    return SQLITE_CODES.get(primary) ?? `SQLITE_${primary}`
  }
  return error.code
}
