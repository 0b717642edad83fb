import { InvalidAddress } from '../core/sanitize.ts'

/**
 * What a failed attempt means. `temporary`: try again. `settings`: the far side does not accept our login, which the
 * operator has to repair; try again. `refused`: the far side will never take this message.
 */
export type Failure = 'temporary' | 'settings' | 'refused'

/** Another program's answer that is no success. The message names neither address nor content. */
export class RefusedCall extends Error {
  override name = 'RefusedCall'
  readonly code = 'HTTP_STATUS'
  readonly responseCode: number
  /** What the other side said about it. Only for the outbox's row: it may contain a number or an address. */
  readonly said: string
  readonly failure: Failure

  constructor(status: number, said: string, failure = ofStatus(status)) {
    super(`The answer was ${status}.`)
    this.responseCode = status
    this.said = said
    this.failure = failure
  }
}

/** A message that may have arrived although nobody confirmed it, and that must not arrive twice. */
export class MaybeDelivered extends Error {
  override name = 'MaybeDelivered'
  readonly code = 'MAYBE_DELIVERED'

  constructor(cause: unknown) {
    super('It was handed over and not confirmed; it may have arrived.', { cause })
  }
}

/** Replies that refuse our login, not the message (RFC 4954). */
const LOGIN_REPLIES = [530, 534, 535, 538]

/** Reads an attempt's error. */
export function failureOf(error: unknown): Failure {
  if (error instanceof InvalidAddress || error instanceof MaybeDelivered) return 'refused'
  if (error instanceof RefusedCall) return error.failure
  if (!(error instanceof Error)) return 'temporary'
  const { code, command, responseCode, permanent } = error as Error & {
    code?: unknown
    command?: unknown
    responseCode?: unknown
    permanent?: unknown
  }
  if (code === 'EAUTH' || code === 'ENOAUTH' || LOGIN_REPLIES.includes(Number(responseCode)))
    return 'settings'
  // A reply to the greeting or to EHLO refuses us for now, and not this message.
  const isAboutMessage = command === 'MAIL FROM' || command === 'RCPT TO' || command === 'DATA'
  return isAboutMessage && permanent === true ? 'refused' : 'temporary'
}

function ofStatus(status: number): Failure {
  if (status === 401 || status === 403 || status === 407) return 'settings'
  if (status === 408 || status === 429 || status >= 500) return 'temporary'
  return 'refused'
}

/**
 * The parts of an error that may be logged: its code and the reply's number. Not its message, which may contain an
 * address.
 */
export function loggable(error: unknown): { code: string; reply?: number } {
  if (!(error instanceof Error)) return { code: 'unknown' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const reply = 'responseCode' in error ? error.responseCode : undefined
  return typeof reply === 'number' ? { code, reply } : { code }
}

/** The error's own words, for the outbox's row. */
export function storable(error: unknown): string {
  if (error instanceof RefusedCall) return `${error.message} ${error.said}`.trim()
  return error instanceof Error ? error.message : String(error)
}
