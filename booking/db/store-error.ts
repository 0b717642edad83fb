import { DrizzleQueryError } from 'drizzle-orm'

/**
 * The database failed. Carries what it was asked to do and the driver's code, and deliberately neither the
 * parameters nor the driver's own text: both repeat what visitors typed, and errors end up in logs.
 */
export class StoreError extends Error {
  override name = 'StoreError'
  /** SQLSTATE such as `57P01`, or a code of Node's such as `ECONNREFUSED`. */
  readonly code: string

  constructor(task: string, code: string) {
    super(`The database could not ${task} (${code}).`)
    this.code = code
  }
}

/** Runs `work`; whatever the database throws comes out as a `StoreError` that names `task`. */
export async function withStoreErrors<T>(task: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = databaseCode(error)
    if (code === null) throw error
    throw new StoreError(task, code)
  }
}

/** The code a driver gave to `error`, through the wrapping of the query builder; null for any other error. */
export function databaseCode(error: unknown): string | null {
  const inner = error instanceof DrizzleQueryError ? error.cause : error
  if (inner instanceof Error && 'code' in inner && typeof inner.code === 'string') return inner.code
  return error instanceof DrizzleQueryError ? 'unknown' : null
}
