import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { BookingError, Kept } from '../ui/props.ts'

/** Errors of the request, not of the form; answered with a short page. */
export type PageError =
  | { kind: 'wrong-query'; parameter: string }
  | { kind: 'unknown-address' }
  | { kind: 'unknown-call' }
  /** The address names a clinic that has no calendar here. */
  | { kind: 'unknown-clinic' }
  /** The call is in the calendar of a clinic that was here when it was booked. */
  | { kind: 'clinic-gone' }
  | { kind: 'too-many-changes'; waitSeconds: number }
  | { kind: 'cross-site' }
  | { kind: 'wrong-method'; allow: string }
  | { kind: 'too-large' }
  | { kind: 'wrong-type' }
  | { kind: 'too-many-calls'; waitSeconds: number }
  | { kind: 'too-many-fields' }
  | { kind: 'unavailable'; waitSeconds: number }
  | { kind: 'unexpected' }

export type HttpErrorReason = BookingError | PageError

/** Seconds after which to try again when the database does not answer: a restart of it takes less. */
export const DATABASE_RETRY_SECONDS = 30

/** Seconds after which to try again when too many others are being answered. */
export const BUSY_RETRY_SECONDS = 10

/** The one place where an error becomes a status code. */
const STATUS: Record<Exclude<HttpErrorReason['kind'], 'offline' | 'unclear'>, ContentfulStatusCode> = {
  fields: 422,
  taken: 409,
  'not-offered': 400,
  'wrong-zone': 400,
  expired: 400,
  forged: 400,
  automatic: 429,
  'too-many': 429,
  daily: 429,
  'not-saved': 503,
  'wrong-query': 400,
  'cross-site': 403,
  'unknown-address': 404,
  'unknown-call': 404,
  'unknown-clinic': 404,
  'clinic-gone': 410,
  'too-many-changes': 429,
  'wrong-method': 405,
  'too-large': 413,
  'wrong-type': 415,
  'too-many-calls': 429,
  'too-many-fields': 413,
  unavailable: 503,
  unexpected: 500,
}

/** A refused request. `submitted` is what the visitor typed, for filling the form again. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly reason: HttpErrorReason
  readonly submitted: Kept | null

  constructor(reason: HttpErrorReason, submitted: Kept | null = null) {
    // Only the kind: error messages may be logged, and personal data must not be.
    super(`The request was refused: ${reason.kind}.`)
    this.reason = reason
    this.submitted = submitted
  }
}

/** The status code. `offline` and `unclear` arise only in the browser. */
export function statusOf(reason: { kind: HttpErrorReason['kind'] }): ContentfulStatusCode {
  if (reason.kind === 'offline' || reason.kind === 'unclear') return 500
  return STATUS[reason.kind]
}

/** Headers that belong to the status (RFC 9110: Allow with 405, Retry-After in seconds with 429 and 503). */
export function headersOf(reason: HttpErrorReason): Record<string, string> {
  switch (reason.kind) {
    case 'wrong-method':
      return { Allow: reason.allow }
    case 'too-many':
    case 'daily':
    case 'too-many-calls':
    case 'too-many-changes':
    case 'automatic':
    case 'not-saved':
    case 'unavailable':
      return { 'Retry-After': String(reason.waitSeconds) }
    default:
      return {}
  }
}

/** Paths in the log are cut here: a scanner's can be 16 KB long. */
const MAX_LOGGED_PATH = 200

/**
 * The path of a request as it may be logged. Without the query, which may hold a booking's reference, also when a program
 * encoded its question mark; and not decoded: a decoded path can contain control characters, which a terminal obeys.
 */
export function loggedPath(url: string): string {
  const path = new URL(url).pathname.slice(0, MAX_LOGGED_PATH)
  const query = path.search(/%(?:25)*(?:3f|26|3d|23)|[&=;]/i)
  return query === -1 ? path : path.slice(0, query)
}

/**
 * The parts of an unexpected error that may be logged: name, database code and stack frames. Not the message:
 * a failed query's message contains its parameters, personal data included.
 */
export function describeError(error: unknown): { error: string; code: string | null; at: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, code: null, at: [] }
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : null
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { error: error.name, code, at: at.slice(0, 6).map((line) => line.trim()) }
}
