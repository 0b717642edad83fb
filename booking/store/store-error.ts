/** The message is one sentence that says what to do, without a password. */
export class StoreUnusable extends Error {
  override name = 'StoreUnusable'
}

/** Omits the parameters and the driver's message: both contain what visitors typed, and errors are logged. */
export class StoreError extends Error {
  override name = 'StoreError'
  /** SQLSTATE such as `57P01`, `SQLITE_FULL`, or a Node code such as `ECONNREFUSED`. */
  readonly code: string

  /** `statement` is SQL with placeholders; the message names its first word and its table. */
  constructor(statement: string, code: string) {
    const [, verb, table = ''] = /^\s*(\w+)(?:.*?\b(?:from|into|update) "?(\w+))?/is.exec(statement) ?? []
    super(`The database could not ${`${verb} ${table}`.trim()} (${code}).`)
    this.code = code
  }
}

export class BackupError extends Error {
  override name = 'BackupError'
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

/** What SQLite's trigger raises for a call that overlaps another, and PostgreSQL's exclusion constraint. */
const OVERLAP = 'bookings_no_overlap'
const EXCLUSION_VIOLATION = '23P01'

/** Whether the database refused a time that overlaps another call. */
export function isOverlap(error: unknown): boolean {
  return [OVERLAP, EXCLUSION_VIOLATION].includes(databaseCode(error) ?? '')
}

/** The driver's code of a database error; null for any other error. */
export function databaseCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  if ('errcode' in error && typeof error.errcode === 'number') {
    const primary = error.errcode & 0xff
    if (error.message === OVERLAP) return OVERLAP
    return SQLITE_CODES.get(primary) ?? `SQLITE_${primary}`
  }
  return error.code
}
