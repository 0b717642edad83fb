import { formatBusinessDays } from '../core/format-time.ts'
import type { FormErrorLabels } from '../form/ui/format-form-error.ts'
import type { Step } from './props.ts'

export const TITLES = {
  time: 'Choose a time',
  details: 'Your details',
  done: 'Your call is booked',
  kept: 'We’ll help you set a time',
}

/** Name of the buttons that book another time with the same answers. */
export const ALTERNATIVE_FIELD = 'instead'

export const LABELS = {
  step: (step: Step) => (step === 'time' ? 'Step 1 of 2' : 'Step 2 of 2'),
  length: (minutes: number) => `${minutes} minutes by video`,
  zoneLabel: 'Times are shown in',
  zoneButton: 'Show times',
  zoneUsual: 'United States',
  zoneElsewhere: 'Outside the United States',
  zoneAll: 'All time zones',
  earlier: 'Previous week',
  later: 'Next week',
  weekOf: (index: number, count: number) => `Week ${index} of ${count}`,
  dayFree: 'Open',
  dayFull: 'No openings',
  emptyWeek: 'No open times this week',
  emptyAll: 'All of our times are taken right now',
  emptyCall: (phone: string) => `Call ${phone} and we’ll find a time for you.`,
  nextFree: (week: string) => `Go to the next week with open times: ${week}`,
  loading: 'Loading open times',
  loadFailed: 'The open times didn’t load.',
  loadAgain: 'Try again',
  soonest: 'Next open times',
  afterTime: 'Then your name, email, practice and specialty. It’s free, and we ask for no card.',
  call: (phone: string) => `Call ${phone}`,
  write: (email: string) => `Write to ${email}`,
  callBack: 'Between patients? We’ll call you back.',
  yourTime: 'Your time',
  changeTime: 'Change the time',
  texts: 'Text messages (optional)',
  area: {
    open: (specialty: string, zip: string) => `${zip} is open for ${specialty}.`,
    promised: (specialty: string, zip: string) =>
      `${zip} is promised to a practice for ${specialty} for now. We’ll tell you on the call when that ends.`,
    taken: (specialty: string, zip: string) =>
      `${zip} is taken for ${specialty}. You can book, but we can’t take your practice there.`,
  },
  callNotes: 'Your notes for the call',
  callNotesSent: 'The button sends them to us with your booking. They’re only in your browser until then.',
  callNotesLeftOut: 'Too long to send along:',
  takeOut: 'Remove',
  book: 'Book this time',
  booking: 'Booking…',
  bookAlternative: (day: string, time: string) => `Book ${day}, ${time}`,
  zoneOfTimes: (zone: string) => `Times are shown in ${zone}.`,
  nearestOnly: 'Choose one of the closest open times, or any other time below.',
  nearest: 'Closest open times',
  allTimes: 'See all open times',
  after: 'Next, we email you the video link and a calendar invitation. No spam calls.',
  nearestAnnounced: 'That time is no longer open. The closest open times are listed.',
  stepTwoAnnounced: (when: string) => `${when} is selected. Enter your details.`,
  stepOneAnnounced: 'You’re back at the open times. Your answers are saved.',
  bookingAnnounced: 'Booking your call.',
  doneText: 'Your confirmation is on its way by email.',
  keptText: (contact: string, callBackDays: number) =>
    `We have your details and will get in touch at ${contact} within ${formatBusinessDays(callBackDays)}, or call us now at`,
  doneLink: 'See your confirmation and how to prepare',
  startAgain: 'See the open times',
}

export const BOOKING_ERROR_LABELS: FormErrorLabels = {
  button: LABELS.book,
  done: 'booked',
  again: 'Check the time and press the button again.',
  forged: 'Nothing is booked yet.',
  notSaved: { title: 'We couldn’t book your call just now', system: 'Our calendar' },
  call: (phone) => `Your call won’t be booked twice. Or call ${phone}.`,
}
