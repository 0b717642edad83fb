import type { ConsentName, FieldName } from './props.ts'

/** All text of the widget. The brand, the phone number and the call's name come from the settings. */

export const TITLES = {
  time: 'Choose a time',
  details: 'Your details',
  done: 'Your call is booked',
  kept: 'We’ll call you to set a time',
}

export const LABELS: Record<FieldName, string> = {
  name: 'Your name',
  practice: 'Practice name',
  email: 'E-mail address',
  phone: 'Phone number',
  specialty: 'Specialty',
  area: 'City and state (optional)',
  note: 'Anything we should know before the call? (optional)',
}

/** Why the area is asked for. */
export const AREA_HINT = 'We take one practice per specialty and area, so we check yours before the call.'

/** One message per field: what to enter, with an example. The server and the browser use the same ones. */
export const FIELD_MESSAGES: Record<FieldName | ConsentName, string> = {
  name: 'Enter your name, like Dana Reed.',
  practice: 'Enter your practice’s name, like Lakeside Wellness.',
  email: 'Enter your e-mail address, like name@practice.com.',
  phone: 'Enter your phone number with area code, like (212) 555-0142.',
  specialty: 'Choose your specialty from the list.',
  area: 'Shorten the city and state to 80 characters.',
  note: 'Shorten your note to 1,000 characters.',
  reminderTexts: 'Check this box to get appointment texts, or leave it unchecked.',
  marketingTexts: 'Check this box to get marketing texts, or leave it unchecked.',
}

/**
 * The wording beside the two optional boxes, stored with a booking when its box is checked.
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

/** A sentence with a time of day in it, which stays on one line. */
export const noBreakTime = (text: string) => text.replace(/ (?=[AP]M\b)/, '\u00a0')

/** Name of the honeypot: a field that people never see and robots fill in. */
export const HONEYPOT_FIELD = 'homepage'

/** Name of the buttons that book another time with the same answers. */
export const ALTERNATIVE_FIELD = 'instead'

export const WORDS = {
  length: (minutes: number) => `${minutes} minutes by video`,
  zoneLabel: 'Times are shown in',
  zoneButton: 'Show times',
  zoneUsual: 'United States',
  zoneElsewhere: 'Outside the United States',
  zoneAll: 'All time zones',
  earlier: 'Previous week',
  later: 'Next week',
  weekOf: (index: number, count: number) => `Week ${index} of ${count}`,
  weekFree: (count: number) => (count === 1 ? '1 open time' : `${count} open times`),
  dayFree: (count: number) => (count === 1 ? '1 time' : `${count} times`),
  dayFull: 'No openings',
  emptyWeek: 'No open times this week',
  emptyAll: 'All of our times are taken right now',
  emptyCall: (phone: string) => `Call ${phone} and we’ll find a time for you.`,
  nextFree: (week: string) => `Go to the next week with open times: ${week}`,
  loading: 'Loading open times',
  loadFailed: 'The open times didn’t load.',
  loadAgain: 'Try again',
  soonest: 'Soonest open times',
  noneFits: 'If none of these times works, call',
  orWrite: 'or write to',
  yourTime: 'Your time',
  changeTime: 'Change the time',
  chooseKind: 'Choose one',
  texts: 'Text messages (optional)',
  book: 'Book this time',
  booking: 'Booking…',
  bookAlternative: (day: string, time: string) => `Book ${day}, ${time}`,
  zoneOfTimes: (zone: string) => `Times are shown in ${zone}.`,
  nearestOnly: 'Choose one of the closest open times, or any other time below.',
  nearest: 'Closest open times',
  allTimes: 'See all open times',
  after: 'We’ll e-mail you a confirmation with the video link and a calendar invitation.',
  nearestAnnounced: 'That time is no longer open. The closest open times are listed.',
  stepTwoAnnounced: (when: string) => `${when} is selected. Enter your details.`,
  stepOneAnnounced: 'You’re back at the open times. Your answers are saved.',
  bookingAnnounced: 'Booking your call.',
  doneText: 'Your confirmation is on its way by e-mail.',
  keptText: (phone: string) =>
    `We have your details and will call you at ${phone} within one business day, or call us now at`,
  doneLink: 'See your confirmation and how to prepare',
  honeypot: 'Leave this field empty',
  backToSite: (brand: string) => `Back to ${brand}`,
  startAgain: 'See the open times',
}
