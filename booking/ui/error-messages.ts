import { fieldsTitle } from './form/fields-title.ts'
import { type ErrorText, type FormError, openFieldErrors } from './form/form-errors.ts'
import type { BookingError } from './props.ts'

/** A waiting time in words: seconds up to a minute, then minutes, rounded up. */
export function formatWait(seconds: number): string {
  if (seconds <= 1) return 'a second'
  if (seconds <= 60) return `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

/** Errors that read the same in both forms: the visitor was too fast, or the network sent too many. */
export function formatRateError(
  error: Extract<FormError, { waitSeconds: number }>,
  phone: string,
): ErrorText {
  if (error.kind === 'automatic') {
    return {
      title: 'That was faster than we expected',
      text: 'To keep robots out, the form waits a moment. Your answers are kept: please press the button once more.',
    }
  }
  return {
    title: 'Too many attempts from your network',
    text: `Your answers are kept. Try again in ${formatWait(error.waitSeconds)}, or call ${phone}.`,
  }
}

/** Why no booking was made, and what to do next. */
export function formatError(error: BookingError, phone: string): ErrorText {
  switch (error.kind) {
    case 'fields':
      return {
        title: fieldsTitle(openFieldErrors(error).length),
        text: 'Nothing is booked yet. Everything you typed is still here.',
      }
    case 'taken':
    case 'not-offered':
      return {
        title: error.kind === 'taken' ? 'That time is no longer free' : 'We do not take calls at that time',
        text: error.nearest.length
          ? 'Your answers are kept. Choose one of the nearest free times and it is booked with them.'
          : `Your answers are kept, but no other time is free just now. Call ${phone} and we will find one.`,
      }
    case 'has-call':
      return {
        title: 'This e-mail address already has a call booked',
        text: `The confirmation we sent has its time. To move it, reply to that e-mail or call ${phone}.`,
      }
    case 'wrong-zone':
      return {
        title: 'We do not know that time zone',
        text: 'Times are shown in our office’s zone now. Check the time and book it again.',
      }
    case 'expired':
      return {
        title: 'This form is a day old',
        text: 'We have drawn a fresh one with your answers. Check the time and book it again.',
      }
    case 'forged':
      return {
        title: 'This form could not be checked',
        text: 'Nothing is booked yet. We have drawn a fresh one with your answers: please send it again.',
      }
    case 'automatic':
    case 'too-many':
      return formatRateError(error, phone)
    case 'offline':
      return {
        title: 'We could not reach the desk',
        text: `Your answers are kept. Check your connection and press the button again: a call is never booked twice. Or call ${phone}.`,
      }
    case 'unclear':
      return {
        title: 'Something went wrong on our side',
        text: `Your answers are kept. Press the button again in a moment: a call is never booked twice. Or call ${phone}.`,
      }
  }
}

/** Pages for requests that are not a form post. */
export const PAGE_ERRORS = {
  'wrong-query': {
    title: 'This address is not quite right',
    text: 'A part of the link could not be read. Start again from the list of free times.',
  },
  'unknown-address': {
    title: 'There is no such page at the desk',
    text: 'Start again from the list of free times.',
  },
  'wrong-method': {
    title: 'This address does not work that way',
    text: 'Start again from the list of free times.',
  },
  'too-large': {
    title: 'That was more than this form can take',
    text: 'Nothing is booked. Go back, shorten the note to 1,000 characters, and send the form again.',
  },
  'wrong-type': {
    title: 'This form arrived in an unknown format',
    text: 'Nothing is booked. Start again from the list of free times.',
  },
  'too-many-calls': {
    title: 'Too many webhook calls from your network',
    text: 'This one was not recorded. Wait ten minutes and send it again.',
  },
  'too-many-fields': {
    title: 'That webhook call was too large',
    text: 'It was not recorded. Send at most 20 fields of at most 500 characters each.',
  },
  unexpected: {
    title: 'Something went wrong on our side',
    text: 'We have noted it. Nothing you did caused it.',
  },
} as const
