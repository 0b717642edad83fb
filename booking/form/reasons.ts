import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { LimitReason } from '../core/booking.ts'
import type { ErrorText, FormError } from './ui/form-errors.ts'

/** Errors besides a form, answered with a short page. */
type PageError =
  | { kind: 'wrong-query'; parameter: string }
  | { kind: 'wrong-method'; allow: string }
  | { kind: 'too-many-calls' | 'unavailable'; waitSeconds: number }
  | { kind: 'unknown-address' | 'unknown-call' | 'unknown-day' | 'cross-site' | 'too-large' | 'wrong-type' }
  | { kind: 'too-many-fields' | 'unexpected' }

/** Why the server refuses a form, which is shown again with the words of `formatFormError`. */
export type FormRefusal = Exclude<FormError, { kind: 'offline' | 'unclear' }>

export type Refusal = FormRefusal | PageError

/** The words are for the page, or for the log where a form shows its own (`formatFormError`). */
type Reason = { status: ContentfulStatusCode } & (ErrorText | { log: string })

/** A restart of the database takes less. */
export const DATABASE_RETRY_SECONDS = 30

const FORM_REASONS: Record<FormRefusal['kind'], Reason> = {
  fields: { status: 422, log: 'Answers were missing or could not be used.' },
  taken: { status: 409, log: 'The time was no longer open.' },
  'not-offered': { status: 400, log: 'The time was never offered.' },
  'wrong-zone': { status: 400, log: 'The time zone is unknown.' },
  expired: { status: 400, log: 'The form was too old.' },
  used: { status: 400, log: 'The form had been used, by somebody else or for a call that can’t be changed.' },
  forged: { status: 400, log: 'The form’s key was not issued here.' },
  automatic: { status: 429, log: 'The hidden field was filled in, or the form came too fast.' },
  'too-many': { status: 429, log: 'The network has posted too often within ten minutes.' },
  'not-saved': { status: 503, log: 'The database did not answer.' },
}

/** Nothing is booked; the answers are kept as a lead. */
const LIMIT_REASONS: Record<LimitReason, Reason> = {
  'network-limit': { status: 202, log: 'The network has had its calls of a day; kept as a lead.' },
  'address-limit': { status: 202, log: 'The email address has its upcoming calls; kept as a lead.' },
}

const PAGE_REASONS: Record<PageError['kind'], { status: ContentfulStatusCode } & ErrorText> = {
  'wrong-query': { status: 400, title: 'This link doesn’t work', text: 'Part of it couldn’t be read.' },
  'cross-site': {
    status: 403,
    title: 'This form was sent from another website',
    text: 'Nothing was saved or changed.',
  },
  'unknown-address': {
    status: 404,
    title: 'We couldn’t find that page',
    text: 'The link may be wrong or out of date.',
  },
  'unknown-call': {
    status: 404,
    title: 'We couldn’t find this call',
    text: 'The link may be incomplete or out of date. Open it again from your email, or choose a new time.',
  },
  'unknown-day': {
    status: 404,
    title: 'This link has expired',
    text: 'Links to your day work for 7 days. The email on the morning of your next calls has a new one. The office can email you one now.',
  },
  'wrong-method': {
    status: 405,
    title: 'This page can’t be opened that way',
    text: 'Nothing was saved or changed.',
  },
  'too-large': {
    status: 413,
    title: 'Your answers are too long',
    text: 'Nothing was saved. Go back, shorten them and send the form again.',
  },
  'wrong-type': { status: 415, title: 'We couldn’t read this form', text: 'Nothing was saved or changed.' },
  'too-many-calls': {
    status: 429,
    title: 'Too many webhook calls from your network',
    text: 'This one was not recorded. Wait 10 minutes and send it again.',
  },
  'too-many-fields': {
    status: 413,
    title: 'That webhook call was too large',
    text: 'It was not recorded. Send up to 20 fields of up to 500 characters each.',
  },
  unavailable: {
    status: 503,
    title: 'Our system isn’t responding right now',
    text: 'It isn’t anything you did, and nothing was changed. Try again in a minute.',
  },
  unexpected: {
    status: 500,
    title: 'Something went wrong on our end',
    text: 'We’ve logged the error. It wasn’t anything you did.',
  },
}

/** Every reason to refuse a request. A call that can't be changed any more gets its page and 410 instead. */
export const REASONS: Record<Refusal['kind'] | LimitReason, Reason> = {
  ...FORM_REASONS,
  ...LIMIT_REASONS,
  ...PAGE_REASONS,
}

export function isFormRefusal(reason: Refusal): reason is FormRefusal {
  return reason.kind in FORM_REASONS
}

export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly reason: Refusal

  constructor(reason: Refusal) {
    // Only the kind: error messages are logged, and personal data must not be.
    super(`The request was refused: ${reason.kind}.`)
    this.reason = reason
  }
}

/** Status and headers of a refusal (RFC 9110: Allow with 405, Retry-After in seconds with 429 and 503). */
export function responseInit(reason: Refusal): {
  status: ContentfulStatusCode
  headers: Record<string, string>
} {
  const { status } = REASONS[reason.kind]
  if ('allow' in reason) return { status, headers: { Allow: reason.allow } }
  return { status, headers: 'waitSeconds' in reason ? { 'Retry-After': String(reason.waitSeconds) } : {} }
}

/** What the log says of a refusal. */
export function logOf(refused: Refusal['kind'] | LimitReason): string {
  const reason = REASONS[refused]
  return 'log' in reason ? reason.log : `${reason.title}.`
}
