import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { BookingError } from '../book/props.ts'
import type { LimitReason } from '../core/booking.ts'
import type { ErrorText } from './ui/form-errors.ts'

/** Errors of the request, not of the form; answered with a short page. */
export type PageError =
  | { kind: 'wrong-query'; parameter: string }
  | { kind: 'unknown-address' }
  | { kind: 'unknown-call' }
  | { kind: 'cross-site' }
  | { kind: 'wrong-method'; allow: string }
  | { kind: 'too-large' }
  | { kind: 'wrong-type' }
  | { kind: 'too-many-calls'; waitSeconds: number }
  | { kind: 'too-many-fields' }
  | { kind: 'unavailable'; waitSeconds: number }
  | { kind: 'unexpected' }

/** `offline` and `unclear` arise only in the browser. */
export type FormRefusal = Exclude<BookingError, { kind: 'offline' } | { kind: 'unclear' }>

export type HttpErrorReason = FormRefusal | PageError

interface Reason {
  status: ContentfulStatusCode
  /**
   * What the visitor reads. `form`: the form again with its own words, which the browser has too (`formatError`,
   * `formatLeadError`). `kept`: that we will call (`KeptDocument`).
   */
  words: ErrorText | 'form' | 'kept'
  /** What the log says, with the form and the network. */
  log: string
}

const START_OVER = 'Start over from the open times.'

/** Every reason for which a request is refused, and the only place where one becomes a status code. */
export const REASONS: Record<HttpErrorReason['kind'] | LimitReason, Reason> = {
  fields: { status: 422, words: 'form', log: 'Answers were missing or could not be used.' },
  taken: { status: 409, words: 'form', log: 'The time was no longer open.' },
  'not-offered': { status: 400, words: 'form', log: 'The time was never offered.' },
  'wrong-zone': { status: 400, words: 'form', log: 'The time zone is unknown.' },
  expired: { status: 400, words: 'form', log: 'The form was too old, or had been used by somebody else.' },
  forged: { status: 400, words: 'form', log: 'The form’s key was not issued here.' },
  automatic: {
    status: 429,
    words: 'form',
    log: 'The hidden field was filled in, or the form came too fast.',
  },
  'too-many': { status: 429, words: 'form', log: 'The network has posted too often within ten minutes.' },
  'not-saved': { status: 503, words: 'form', log: 'The database did not answer.' },
  'network-limit': {
    status: 202,
    words: 'kept',
    log: 'The network has had its calls of a day; kept as a lead.',
  },
  'address-limit': {
    status: 202,
    words: 'kept',
    log: 'The e-mail address has its upcoming calls; kept as a lead.',
  },
  'wrong-query': {
    status: 400,
    words: { title: 'This link doesn’t work', text: `Part of it couldn’t be read. ${START_OVER}` },
    log: 'A parameter of the address could not be read.',
  },
  'cross-site': {
    status: 403,
    words: { title: 'This form was sent from another website', text: `Nothing is booked. ${START_OVER}` },
    log: 'Another website posted the form.',
  },
  'unknown-address': {
    status: 404,
    words: { title: 'We couldn’t find that page', text: 'The link may be wrong or out of date.' },
    log: 'There is no such address.',
  },
  'unknown-call': {
    status: 404,
    words: {
      title: 'We couldn’t find this call',
      text: 'The link may be incomplete or out of date. Open it again from your e-mail, or choose a new time.',
    },
    log: 'The link leads to no call.',
  },
  'wrong-method': {
    status: 405,
    words: { title: 'This page can’t be opened that way', text: START_OVER },
    log: 'The address does not take this method.',
  },
  'too-large': {
    status: 413,
    words: {
      title: 'Your answers are too long',
      text: 'Nothing is booked. Go back, shorten your note to 1,000 characters and send the form again.',
    },
    log: 'The form was larger than 64 KB.',
  },
  'wrong-type': {
    status: 415,
    words: { title: 'We couldn’t read this form', text: `Nothing is booked. ${START_OVER}` },
    log: 'The body was no URL-encoded form.',
  },
  'too-many-calls': {
    status: 429,
    words: {
      title: 'Too many webhook calls from your network',
      text: 'This one was not recorded. Wait 10 minutes and send it again.',
    },
    log: 'The network has called the webhook too often within ten minutes.',
  },
  'too-many-fields': {
    status: 413,
    words: {
      title: 'That webhook call was too large',
      text: 'It was not recorded. Send up to 20 fields of up to 500 characters each.',
    },
    log: 'The webhook call had too many or too long fields.',
  },
  unavailable: {
    status: 503,
    words: {
      title: 'Our system isn’t responding right now',
      text: 'It isn’t anything you did, and nothing was saved. Try again in a minute.',
    },
    log: 'The database did not answer.',
  },
  unexpected: {
    status: 500,
    words: {
      title: 'Something went wrong on our end',
      text: 'We’ve logged the error. It wasn’t anything you did.',
    },
    log: 'A request failed unexpectedly.',
  },
}

/** The words of a page that says why a request was refused; null for what is said in the form. */
export function pageWords({ kind }: HttpErrorReason): ErrorText | null {
  const { words } = REASONS[kind]
  return typeof words === 'string' ? null : words
}

/** Headers that belong to the status (RFC 9110: Allow with 405, Retry-After in seconds with 429 and 503). */
export function headersOf(reason: { kind: HttpErrorReason['kind'] }): Record<string, string> {
  if ('allow' in reason) return { Allow: String(reason.allow) }
  return 'waitSeconds' in reason ? { 'Retry-After': String(reason.waitSeconds) } : {}
}
