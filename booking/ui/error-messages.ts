import type { Audience } from '../domain/settings.ts'
import { widgetWords } from './audience-words.ts'
import { fieldsText, fieldsTitle } from './form/fields-title.ts'
import { type ErrorText, type FormError, openFieldErrors } from './form/form-errors.ts'
import type { BookingError } from './props.ts'

/** A waiting time in words: seconds up to a minute, then minutes, then hours, rounded up. */
export function formatWait(seconds: number): string {
  if (seconds <= 1) return 'a second'
  if (seconds <= 60) return `${seconds} seconds`
  if (seconds <= 90 * 60) return `${Math.ceil(seconds / 60)} minutes`
  return `${Math.ceil(seconds / 3600)} hours`
}

/** Errors that read the same in all forms: the sender looked automatic, or sent too many. */
export function formatRateError(
  error: Extract<FormError, { kind: 'automatic' | 'too-many' | 'daily' }>,
  phone: string,
): ErrorText {
  if (error.kind === 'automatic') {
    return {
      title: 'Please press the button one more time',
      text: 'Your answers are still here. This extra step keeps spam out.',
    }
  }
  if (error.kind === 'daily') {
    return {
      title: 'We’ve reached today’s limit for online requests',
      text: `Each network and e-mail address can send only so many a day. Your answers are still here. Call ${phone} and we’ll help you now, or try again in ${formatWait(error.waitSeconds)}.`,
    }
  }
  return {
    title: 'Too many attempts from your network',
    text: `Your answers are still here. Try again in ${formatWait(error.waitSeconds)}, or call ${phone}.`,
  }
}

/** Why no booking was made, and what to do next. */
export function formatError(error: BookingError, phone: string, audience: Audience): ErrorText {
  const { words } = widgetWords(audience)
  switch (error.kind) {
    case 'fields': {
      const open = openFieldErrors(error).length
      return { title: fieldsTitle(open), text: fieldsText(open, 'booked', words.book) }
    }
    case 'taken':
    case 'not-offered':
      return {
        title: error.kind === 'taken' ? 'That time is no longer open' : words.notOffered,
        text: error.nearest.length
          ? 'Your answers are still here. Choose one of these times and we’ll book it with them.'
          : `Your answers are still here, but nothing else is open right now. ${words.emptyCall(phone)}`,
      }
    case 'wrong-zone':
      return {
        title: 'We didn’t recognize that time zone',
        text: 'Times are now shown in our office’s time zone. Check your time and press the button again.',
      }
    case 'expired':
      return {
        title: 'This form expired',
        text: 'It was open for more than 4 hours. Your answers are still here. Check the time and press the button again.',
      }
    case 'forged':
      return {
        title: 'We couldn’t verify this form',
        text: 'Nothing is booked yet. Your answers are still here. Please press the button again.',
      }
    case 'automatic':
    case 'too-many':
    case 'daily':
      return formatRateError(error, phone)
    case 'not-saved':
      return {
        title: words.notBooked,
        text: `Our calendar isn’t responding. Your answers are still here. Wait a minute and press the button again. ${words.bookedOnce} Or call ${phone}.`,
      }
    case 'offline':
      return {
        title: 'We couldn’t reach our server',
        text: `Your answers are still here. Check your connection and press the button again. ${words.bookedOnce} Or call ${phone}.`,
      }
    case 'unclear':
      return {
        title: 'Something went wrong on our end',
        text: `Your answers are still here. Wait a moment and press the button again. ${words.bookedOnce} Or call ${phone}.`,
      }
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
  'unknown-clinic': {
    title: 'We couldn’t find this calendar',
    text: 'The link may be wrong, or the clinic no longer takes appointments here. Call the clinic to make one.',
  },
  'clinic-gone': {
    title: 'This clinic’s calendar isn’t here anymore',
    text: 'We can’t show or change your appointment. Nothing was changed. Call the clinic to ask about it.',
  },
  'too-many-changes': {
    title: 'Too many changes from your network',
    text: 'Nothing was changed. Try again later.',
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
