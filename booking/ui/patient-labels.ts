import type { CallState } from '../domain/call-state.ts'
import type { CALL_WORDS, CANCEL_WORDS, MOVE_WORDS } from './call-labels.ts'
import type { ErrorText } from './form/form-errors.ts'
import type { TITLES, WORDS } from './labels.ts'

/**
 * The text that patients read where it differs from the text for practice owners, in the clinic's voice. It names no
 * condition, drug or treatment: others may see the screen.
 */

export const PATIENT_TITLES: Partial<typeof TITLES> = {
  done: 'Your appointment is booked',
}

/** Beneath the first of the two ways to reach a patient. */
export const CONTACT_HINT = 'Give a phone number, an e-mail address or both. The clinic calls this number.'

/** One message per field. That of the phone number also says that one of the two ways is needed. */
export const PATIENT_MESSAGES = {
  name: 'Enter your name, like Dana Reed.',
  phone: 'Enter a phone number with area code, like (212) 555-0142, or an e-mail address instead.',
  email: 'Enter an e-mail address like name@example.com, or leave it empty and give a phone number.',
}

/** A time that is only held needs a link to confirm it, which only an e-mail can carry. */
export const emailNeeded = (phone: string) =>
  `Enter an e-mail address. There were other requests from your network or with your phone number, or many at once, so this one has to be confirmed by e-mail. Or call ${phone}.`

export const PATIENT_WORDS: Partial<typeof WORDS> = {
  length: (minutes) => `${minutes} minutes`,
  noneFits: 'If none of these times work, call',
  after: 'If you give an e-mail address, we’ll send your confirmation and a calendar invitation there.',
  notOffered: 'There are no appointments at that time',
  notBooked: 'We couldn’t book your appointment just now',
  bookedOnce: 'Your appointment won’t be booked twice.',
  bookingAnnounced: 'Booking your appointment.',
  heldText: (time) =>
    `We e-mailed a link to the address you gave. Open it and confirm by ${time}, and the appointment is yours.`,
  doneLink: 'See your confirmation',
}

/** Beside every calendar and every page of a clinic: the wording of the site's own line. */
export const EMERGENCY_WORDS = {
  calendar: 'The clinic’s calendar isn’t for emergencies.',
  crisis: 'In crisis? Call or text',
  danger: 'In immediate danger, call',
}

export const PATIENT_CALL_WORDS: Partial<typeof CALL_WORDS> = {
  title: {
    ahead: 'Your appointment is booked',
    held: 'Check your e-mail to confirm',
    lapsed: 'This time is no longer held',
    begun: 'Your appointment has started',
    over: 'This appointment is over',
    cancelled: 'This appointment was canceled',
  } satisfies Record<CallState, string>,
  attendingTitle: 'Your appointment is confirmed',
  movedTitle: 'Your appointment was moved',
  heldTitle: 'Confirm your appointment',
  aheadInAddress: 'You can move or cancel it here.',
  attending: 'Thanks. We have you down for this time.',
  heldInAddress: (until) =>
    `We’re holding this time for you until ${until}. To keep it, open the link in the e-mail we just sent and press “Confirm this appointment.”`,
  lapsed: 'The appointment wasn’t confirmed in time, so nothing is booked. You can choose a time again.',
  begun: 'It’s too late to move or cancel the appointment here.',
  over: 'There’s nothing left to change. You can book another time.',
  minutes: (minutes) => `${minutes} minutes`,
  confirm: 'Confirm this appointment',
  move: 'Move the appointment',
  cancel: 'Cancel the appointment',
  change: 'Change the appointment',
  prepare: 'See your confirmation',
  back: 'Back to your appointment',
}

export const PATIENT_MOVE_WORDS: Partial<typeof MOVE_WORDS> = {
  title: 'Move your appointment',
  chosenTitle: 'Move your appointment to this time',
  now: (when) => `Your appointment is on ${when}. Choose a new time.`,
  move: 'Move the appointment',
  notOfferedTitle: 'There are no appointments at that time',
  refused: (when) => `Nothing has changed: your appointment is still on ${when}.`,
}

export const PATIENT_CANCEL_WORDS: Partial<typeof CANCEL_WORDS> = {
  title: 'Cancel your appointment',
  text: 'You can book another time whenever you like. We’ll e-mail you to confirm it’s canceled.',
  heldText: 'You can book another time whenever you like.',
  cancel: 'Cancel the appointment',
  keep: 'Keep the appointment',
}

/** Errors of requests to a clinic's pages; the others read as everywhere. */
export const PATIENT_PAGE_ERRORS: Partial<Record<string, ErrorText>> = {
  'unknown-call': {
    title: 'We couldn’t find this appointment',
    text: 'The link may be incomplete or out of date. Open it again from your e-mail, or choose a new time.',
  },
  'too-large': {
    title: 'Your answers are too long',
    text: 'Nothing is booked. Go back, shorten them and send the form again.',
  },
}

export const PATIENT_CALL_PAGE_ERRORS: Partial<Record<string, ErrorText>> = {
  'unknown-call': {
    title: 'We couldn’t find this appointment',
    text: 'The link may be incomplete or out of date. Open it again from your e-mail, or choose a new time.',
  },
  unavailable: {
    title: 'Our calendar isn’t responding right now',
    text: 'It isn’t anything you did. Your appointment is as it was. Try again in a minute.',
  },
}
