import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { BookingError, Kept } from '../ui/props.ts'

/** Refusals that concern the whole request and not the form: they get a short page of their own. */
export type PlainError =
  | { kind: 'wrong-query'; parameter: string }
  | { kind: 'unknown-address' }
  | { kind: 'wrong-method'; allow: string }
  | { kind: 'too-large' }
  | { kind: 'wrong-type' }
  | { kind: 'too-many-calls'; waitSeconds: number }
  | { kind: 'too-many-fields' }
  | { kind: 'unexpected' }

export type AnyFormError = BookingError | PlainError

/** The one place where an error becomes a status code. */
const STATUS: Record<Exclude<AnyFormError['kind'], 'offline' | 'unclear'>, ContentfulStatusCode> = {
  fields: 422,
  taken: 409,
  'has-call': 409,
  'not-offered': 400,
  'wrong-zone': 400,
  expired: 400,
  forged: 400,
  automatic: 429,
  'too-many': 429,
  'wrong-query': 400,
  'unknown-address': 404,
  'wrong-method': 405,
  'too-large': 413,
  'wrong-type': 415,
  'too-many-calls': 429,
  'too-many-fields': 413,
  unexpected: 500,
}

/** A request that is answered with a reason. `kept` is what the visitor typed, so that nothing is lost. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly trouble: AnyFormError
  readonly kept: Kept | null

  constructor(trouble: AnyFormError, kept: Kept | null = null) {
    // Only the kind: an error message may reach a log, and what was typed must not.
    super(`The request was refused: ${trouble.kind}.`)
    this.trouble = trouble
    this.kept = kept
  }
}

/** Status code of a trouble. `offline` and `unclear` arise in the browser and never here. */
export function statusOf(trouble: { kind: AnyFormError['kind'] }): ContentfulStatusCode {
  if (trouble.kind === 'offline' || trouble.kind === 'unclear') return 500
  return STATUS[trouble.kind]
}

/** Headers that a trouble asks for by its own standard (RFC 9110: Allow with 405, Retry-After with 429). */
export function headersOf(trouble: AnyFormError): Record<string, string> {
  switch (trouble.kind) {
    case 'wrong-method':
      return { Allow: trouble.allow }
    case 'too-many':
    case 'too-many-calls':
    case 'automatic':
      return { 'Retry-After': String(trouble.waitSeconds) }
    default:
      return {}
  }
}

/**
 * What may be logged of an unexpected error: its name, the database's code and the places in the code.
 * Never its message: a failed query's message lists its parameters, the visitor's name among them.
 */
export function describeError(error: unknown): { error: string; code: string | null; at: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, code: null, at: [] }
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : null
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { error: error.name, code, at: at.slice(0, 6).map((line) => line.trim()) }
}
