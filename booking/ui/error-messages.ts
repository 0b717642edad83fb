import type { ErrorText } from './form/form-errors.ts'
import { type FormErrorWords, formatFormError } from './form/format-form-error.ts'
import { WORDS } from './labels.ts'
import type { BookingError } from './props.ts'

const FORM_WORDS: FormErrorWords = {
  button: WORDS.book,
  done: 'booked',
  expired: 'Check the time and press the button again.',
  forged: 'Nothing is booked yet.',
  notSaved: { title: 'We couldn’t book your call just now', system: 'Our calendar' },
  call: (phone) => `Your call won’t be booked twice. Or call ${phone}.`,
}

/** Why no booking was made, and what to do next. */
export function formatError(error: BookingError, phone: string): ErrorText {
  switch (error.kind) {
    case 'taken':
    case 'not-offered':
      return {
        title: error.kind === 'taken' ? 'That time is no longer open' : 'We don’t take calls at that time',
        text: error.nearest.length
          ? 'Your answers are still here. Choose one of these times and we’ll book it with them.'
          : `Your answers are still here, but nothing else is open right now. ${WORDS.emptyCall(phone)}`,
      }
    case 'wrong-zone':
      return {
        title: 'We didn’t recognize that time zone',
        text: 'Times are now shown in our office’s time zone. Check your time and press the button again.',
      }
    case 'unclear':
      return {
        title: 'Something went wrong on our end',
        text: `Your answers are still here. Wait a moment and press the button again. ${FORM_WORDS.call(phone)}`,
      }
    default:
      return formatFormError(error, FORM_WORDS, phone)
  }
}

const START_OVER = 'Start over from the open times.'

/** Pages for requests that are not a form post. */
export const PAGE_ERRORS = {
  'wrong-query': { title: 'This link doesn’t work', text: `Part of it couldn’t be read. ${START_OVER}` },
  'unknown-address': {
    title: 'We couldn’t find that page',
    text: 'The link may be wrong or out of date.',
  },
  'unknown-call': {
    title: 'We couldn’t find this call',
    text: 'The link may be incomplete or out of date. Open it again from your e-mail, or choose a new time.',
  },
  'cross-site': {
    title: 'This form was sent from another website',
    text: `Nothing is booked. ${START_OVER}`,
  },
  'wrong-method': { title: 'This page can’t be opened that way', text: START_OVER },
  'too-large': {
    title: 'Your answers are too long',
    text: 'Nothing is booked. Go back, shorten your note to 1,000 characters and send the form again.',
  },
  'wrong-type': { title: 'We couldn’t read this form', text: `Nothing is booked. ${START_OVER}` },
  'too-many-calls': {
    title: 'Too many webhook calls from your network',
    text: 'This one was not recorded. Wait 10 minutes and send it again.',
  },
  'too-many-fields': {
    title: 'That webhook call was too large',
    text: 'It was not recorded. Send up to 20 fields of up to 500 characters each.',
  },
  unavailable: {
    title: 'Our system isn’t responding right now',
    text: 'It isn’t anything you did, and nothing was saved. Try again in a minute.',
  },
  unexpected: {
    title: 'Something went wrong on our end',
    text: 'We’ve logged the error. It wasn’t anything you did.',
  },
} as const
