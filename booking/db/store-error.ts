import { DrizzleQueryError } from 'drizzle-orm'

/**
 * The database failed. Contains the task and the driver's code, but not the parameters or the driver's message:
 * both contain what visitors typed, and errors are logged.
 */
export class StoreError extends Error {
  override name = 'StoreError'
  /** SQLSTATE such as `57P01`, or a Node code such as `ECONNREFUSED`. */
  readonly code: string

  constructor(task: string, code: string) {
    super(`The database could not ${task} (${code}).`)
    this.code = code
  }
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

/** The driver's code of a database error, unwrapped; null for any other error. */
export function databaseCode(error: unknown): string | null {
  const inner = error instanceof DrizzleQueryError ? error.cause : error
  if (inner instanceof Error && 'code' in inner && typeof inner.code === 'string') return inner.code
  return error instanceof DrizzleQueryError ? 'unknown' : null
}
