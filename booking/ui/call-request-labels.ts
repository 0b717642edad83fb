import { MAX_DAYS_AHEAD, type PartOfDay } from '../domain/call-request.ts'
import type { RequestError, RequestFieldName } from './call-request-props.ts'
import type { ErrorText } from './form/form-errors.ts'
import { formatFormError } from './form/format-form-error.ts'
import { FIELD_MESSAGES, LABELS } from './labels.ts'
import { LEAD_MESSAGES } from './lead-labels.ts'

/** All text of the form for another time. The brand, the phone number and the call's name come from the settings. */

export const REQUEST_LABELS: Record<RequestFieldName, string> = {
  name: LABELS.name,
  practice: LABELS.practice,
  email: LABELS.email,
  phone: 'Phone number (optional)',
  preferredDay: 'Preferred day (optional)',
  partOfDay: 'Part of the day',
  note: 'Anything that helps us find a time? (optional)',
}

export const PART_OF_DAY_LABELS: Record<PartOfDay, string> = {
  morning: 'Morning',
  midday: 'Midday',
  afternoon: 'Afternoon',
  evening: 'Evening',
}

/** One message per field: what to enter, with an example. */
export const REQUEST_MESSAGES: Record<RequestFieldName, string> = {
  name: FIELD_MESSAGES.name,
  practice: FIELD_MESSAGES.practice,
  email: FIELD_MESSAGES.email,
  phone: LEAD_MESSAGES.phone,
  preferredDay: `Choose a day within the next ${MAX_DAYS_AHEAD} days, or leave it empty.`,
  partOfDay: 'Choose the part of the day you’d like to talk.',
  note: FIELD_MESSAGES.note,
}

export const REQUEST_WORDS = {
  title: 'Ask for another time',
  lead: 'Tell us when you’d like to talk. We’ll e-mail you to find a time. Please don’t include patient information.',
  zone: (zone: string) => `In your time zone: ${zone}.`,
  /** Before the browser says which zone is the visitor's. */
  zoneUntilKnown: (zone: string) => `In this time zone: ${zone}.`,
  zoneLabel: 'Your time zone',
  send: 'Send request',
  sending: 'Sending…',
  doneTitle: 'We have your request',
  doneText: 'We’ll e-mail you to find a time. Nothing is booked until we both agree on one.',
  toTimes: 'See the open times',
  startAgain: 'Open a blank form',
  call: (phone: string) => `Or call ${phone} and we’ll find a time for you.`,
}

/** Why the request was not sent, and what to do next. */
export function formatRequestError(error: RequestError, phone: string): ErrorText {
  const words = {
    button: REQUEST_WORDS.send,
    notSaved: 'We couldn’t send your request just now',
    call: REQUEST_WORDS.call,
  }
  return formatFormError(error, words, phone)
}

const NOT_SENT = 'Nothing was sent. Start over with a blank form.'

/** Pages for requests to the form's address that are not a form post. */
export const REQUEST_PAGE_ERRORS: Partial<Record<string, ErrorText>> = {
  'wrong-query': {
    title: 'This link doesn’t work',
    text: 'Part of it couldn’t be read. Start over with a blank form.',
  },
  'wrong-method': { title: 'This page can’t be opened that way', text: 'Start over with a blank form.' },
  'cross-site': { title: 'This form was sent from another website', text: NOT_SENT },
  'too-large': {
    title: 'Your answers are too long',
    text: 'Nothing was sent. Go back, shorten your note to 1,000 characters and send the form again.',
  },
  'wrong-type': { title: 'We couldn’t read this form', text: NOT_SENT },
}
