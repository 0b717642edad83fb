import { CalendarFailed, type Failure } from '../calendar/connected/connected-calendar.ts'

/** An HTTP answer whose status is not 2xx. The error's message has no personal data. */
export class RefusedCall extends Error {
  override name = 'RefusedCall'
  readonly code = 'HTTP_STATUS'
  readonly responseCode: number
  /** The reply's text. May contain personal data: stored in the outbox's row, never logged. */
  readonly said: string
  readonly failure: Failure

  constructor(status: number, said: string) {
    super(`The answer was ${status}.`)
    this.responseCode = status
    this.said = said
    this.failure = ofStatus(status)
  }
}

/** A message that was handed over but not confirmed, and that must not arrive twice. */
export class MaybeDelivered extends Error {
  override name = 'MaybeDelivered'
  readonly code = 'MAYBE_DELIVERED'

  constructor(cause: unknown) {
    super('It was handed over and not confirmed; it may have arrived.', { cause })
  }
}

/** Begins the error of a message that is given up because composing it ends the process. */
export const ENDED_PROCESS = 'Composing it ended the site’s process'

/** Composing a message ended the process again and again; the next attempt would too. */
export class EndsProcess extends Error {
  override name = 'EndsProcess'

  constructor(times: number) {
    super(`${ENDED_PROCESS} ${times} times; please report it as an error in the code.`)
  }
}

/** Replies that refuse our login, not the message (RFC 4954). */
const LOGIN_REPLIES = [530, 534, 535, 538]

/** Classifies the error of an attempt. */
export function failureOf(error: unknown): Failure {
  if (error instanceof MaybeDelivered || error instanceof EndsProcess) return 'refused'
  if (error instanceof RefusedCall || error instanceof CalendarFailed) return error.failure
  const { code, command, responseCode, permanent } = error as Error & Record<string, unknown>
  if (code === 'EAUTH' || code === 'ENOAUTH' || LOGIN_REPLIES.includes(Number(responseCode)))
    return 'settings'
  // A reply to the greeting or to EHLO is about us, not about this message.
  const isAboutMessage = command === 'MAIL FROM' || command === 'RCPT TO' || command === 'DATA'
  return isAboutMessage && permanent === true ? 'refused' : 'temporary'
}

function ofStatus(status: number): Failure {
  if (status === 401 || status === 403 || status === 407) return 'settings'
  if (status === 408 || status === 429 || status >= 500) return 'temporary'
  return 'refused'
}

/** The parts of an error that may be logged: not its message, which may contain an address. */
export function loggable(error: unknown): { code: string; reply?: number } {
  if (!(error instanceof Error)) return { code: 'unknown' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const reply = 'responseCode' in error ? error.responseCode : undefined
  return typeof reply === 'number' ? { code, reply } : { code }
}

/** The error's own words, for the outbox's row. They may contain an address: never log them. */
export function storable(error: unknown): string {
  const said = error instanceof RefusedCall ? ` ${error.said}` : ''
  const words = error instanceof Error ? error.message + said : String(error)
  // PostgreSQL takes no zero bytes.
  return words.replaceAll('\0', '').slice(0, 2000).trim()
}

const ADDRESS = /[^\s<>,;:"()[\]]+@[^\s<>,;:"()[\]]+/g
const PHONE = /\+\d[\d ()-]{6,}\d|\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b|\b\d{10,15}\b/g

/** The words of a stored error without addresses and phone numbers. */
export function hidePersonalData(text: string): string {
  return text.replace(ADDRESS, '[address]').replace(PHONE, '[number]')
}
