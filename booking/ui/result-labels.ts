import { formatRateError, formatWait } from './error-messages.ts'
import type { ErrorText } from './form/form-errors.ts'

/** All text of the pages that answer a request to e-mail a result. */
export const RESULT_WORDS = {
  title: 'E-mail yourself this result',
  email: 'E-mail address',
  send: 'E-mail me this result',
  sentTitle: 'Your result is on its way.',
  sentText: 'The e-mail should arrive within a few minutes. If you don’t see it, check your spam folder.',
  back: 'Back to your result',
  home: 'Go to the home page',
  unknownTitle: 'We couldn’t read that result',
  unknownText: 'Nothing was sent. Open the calculator or the audit again and send the result from there.',
  call: (phone: string) => `Questions? Call us at ${phone}.`,
  emailMessage: 'Enter an e-mail address, like name@example.com.',
}

/** Why the result was not sent. */
export type ResultError =
  | { kind: 'email' | 'daily' | 'automatic' | 'forged' | 'unavailable' }
  | { kind: 'too-many' | 'limit'; waitSeconds: number }

/** Why the result was not sent, and what to do next. */
export function formatResultError(error: ResultError, phone: string): ErrorText {
  switch (error.kind) {
    case 'email':
      return { title: 'Please check the e-mail address', text: 'Nothing was sent yet.' }
    case 'daily':
      return {
        title: 'This address already got 3 results today',
        text: `Nothing more was sent. Try again tomorrow, or bookmark the page: your result is part of its address. Or call ${phone}.`,
      }
    case 'too-many':
      return {
        title: 'Too many attempts from your network',
        text: `Nothing was sent. Try again in ${formatWait(error.waitSeconds)}, or call ${phone}.`,
      }
    case 'limit':
      return formatRateError({ kind: 'daily', waitSeconds: error.waitSeconds }, phone)
    case 'automatic':
    case 'forged':
      return {
        title: 'Please press the button once more',
        text: 'This keeps robots from sending e-mail through our site. Nothing was sent yet.',
      }
    case 'unavailable':
      return {
        title: 'We can’t send e-mail right now',
        text: `Nothing was sent. Try again in a few minutes, or call ${phone}.`,
      }
  }
}
