import type { ConsentName, FieldName } from './props.ts'

/** All text of the widget. The brand, the phone number and the call's name come from the settings. */

export const TITLES = { time: 'Choose a time', details: 'Your details', done: 'Your call is booked' }

export const LABELS: Record<FieldName, string> = {
  name: 'Your name',
  practice: 'Practice name',
  email: 'E-mail address',
  phone: 'Phone number',
  specialty: 'Kind of practice',
  note: 'What should we know before the call? (optional)',
}

/** One message a field: it says what to do, whatever was wrong. The server and the browser use the same. */
export const FIELD_MESSAGES: Record<FieldName | ConsentName, string> = {
  name: 'Enter your name, 2 to 80 characters on one line.',
  practice: 'Enter the name of your practice, 2 to 120 characters on one line.',
  email: 'Enter an e-mail address like name@practice.com.',
  phone: 'Enter a phone number with 7 to 20 digits, like (555) 010-0142.',
  specialty: 'Choose the kind of practice from the list.',
  note: 'Shorten the note to 1,000 characters of plain text.',
  reminderTexts: 'Tick or untick the box about appointment texts again.',
  marketingTexts: 'Tick or untick the box about marketing texts again.',
}

/**
 * The wording beside the two optional boxes, stored with a booking when its box is ticked.
 * Neither names a condition or a drug, and neither is a condition of the call (47 CFR 64.1200(f)(9)).
 */
export function consentWording(name: ConsentName, agency: string): string {
  return name === 'reminderTexts'
    ? `I agree to receive automated texts from ${agency} about this appointment, such as reminders, at this number. Message and data rates may apply. Reply STOP to opt out, HELP for help.`
    : `I agree to receive automated marketing texts from ${agency} at this number. Consent is not a condition of purchase. Message frequency varies; message and data rates may apply. Reply STOP to opt out, HELP for help.`
}

export const CONSENT_LINKS = [
  { href: '/privacy-policy', text: 'Privacy policy' },
  { href: '/terms-of-service', text: 'Terms of service' },
]

/** With no-break spaces: a phone number or a time of day stays on one line. */
export const noBreak = (text: string) => text.replaceAll(' ', '\u00a0')

/** Name of the honeypot: a field that people never see and robots fill in. */
export const HONEYPOT_FIELD = 'homepage'

/** Name of the buttons that book another time with the same answers. */
export const ALTERNATIVE_FIELD = 'instead'

export const WORDS = {
  length: (minutes: number) => `${minutes} minutes by video`,
  zoneLabel: 'Times are shown in',
  zoneButton: 'Show times',
  zoneUsual: 'United States',
  zoneElsewhere: 'Elsewhere',
  zoneAll: 'Every time zone',
  earlier: 'Earlier week',
  later: 'Later week',
  weekOf: (index: number, count: number) => `Week ${index} of ${count}`,
  weekFree: (count: number) => (count === 1 ? '1 free time' : `${count} free times`),
  dayFree: (count: number) => (count === 1 ? '1 time' : `${count} times`),
  dayFull: 'No times',
  emptyWeek: 'No free times this week',
  emptyAll: 'Every time we offer just now is taken',
  emptyCall: (phone: string) => `Call ${phone} and we will find a time for you.`,
  nextFree: (week: string) => `Go to the next week with free times: ${week}`,
  loading: 'Looking up free times',
  loadFailed: 'We could not look up the free times.',
  loadAgain: 'Try again',
  noneFits: 'If none of these times suits you, call',
  yourTime: 'Your time',
  changeTime: 'Change the time',
  chooseKind: 'Choose one',
  texts: 'Text messages (optional)',
  book: 'Book this time',
  booking: 'Booking…',
  bookAlternative: (day: string, time: string) => `Book ${day}, ${time}`,
  zoneOfTimes: (zone: string) => `Times are shown in ${zone}.`,
  nearestOnly: 'Choose one of the nearest free times, or any other below.',
  nearest: 'Nearest free times',
  allTimes: 'See all free times',
  after: 'You get a confirmation by e-mail, with the video link and a calendar invitation.',
  nearestAnnounced: 'That time is no longer free. The nearest free times are listed.',
  stepTwoAnnounced: (when: string) => `${when} chosen. Enter your details.`,
  stepOneAnnounced: 'Back at the free times. Your answers are kept.',
  bookingAnnounced: 'Booking your call.',
  doneText: 'The confirmation is on its way to your inbox.',
  doneLink: 'See your confirmation and how to prepare',
  honeypot: 'Leave this field empty',
  backToSite: (brand: string) => `Back to ${brand}`,
  startAgain: 'Start again with the free times',
}
