import { BOOKING_EMAILS, type EmailKind } from '../../core/message-kinds.ts'

/** Facts with their names, in a box or not; a list; lines that belong together. */
export type Part =
  | { facts: readonly Fact[]; isBoxed?: boolean }
  | { list: readonly string[] }
  | { lines: readonly string[] }

export interface Fact {
  name: string
  text: string
  isLarge?: boolean
}

/** What a name of a letter stands for. Parts stand alone in a paragraph; what is empty is left out. */
export type Value = string | readonly Part[]

/** Names of every letter, and of the letters to visitors. */
const EVERY = ['origin', 'agencyPhone'] as const
const VISITOR = [...EVERY, 'name', 'email', 'signer', 'signerRole'] as const

const CALL_TIMES = ['when', 'officeWhen', 'day', 'weekday', 'time', 'minutes'] as const
const CALL_LINKS = ['callLink', 'moveLink', 'cancelLink', 'googleLink', 'outlookLink', 'fileLink'] as const
const CALL_FACTS = [
  'call',
  'room',
  'summary',
  'open',
  'attending',
  'byVisitor',
  'reminders',
  'texts',
] as const
const CALL = [...VISITOR, ...CALL_TIMES, ...CALL_LINKS, ...CALL_FACTS] as const

const EVIDENCE = ['answers', 'consents', 'record'] as const

const AGENCY_TIMES = ['when', 'shortWhen', 'visitorWhen', 'minutes', 'attendingSince'] as const
const AGENCY_LINKS = ['room', 'moveLink', 'cancelLink', 'outcomeLink'] as const
const AGENCY_FACTS = ['callTitle', 'host', 'unchecked', 'byVisitor', 'again'] as const
const CALLER = ['who', 'name', 'about', 'practice', 'phone'] as const
const AGENCY_CALL = [
  ...EVERY,
  ...CALLER,
  ...AGENCY_TIMES,
  ...AGENCY_LINKS,
  ...AGENCY_FACTS,
  ...EVIDENCE,
] as const

const LEAD_FACTS = ['who', 'form', 'wanted', 'callBy', 'area', 'guide', 'wantedWhen', 'wantedZone'] as const
const LEAD = [...EVERY, ...LEAD_FACTS, 'dayLink', ...EVIDENCE] as const

const MORNING = [...EVERY, 'calls', 'several', 'first', 'date', 'zone', 'names', 'dayLink', 'list'] as const

const REPORT_COUNTS = ['booked', 'bookedBefore', 'arrived', 'arrivedBefore', 'calledBack'] as const
const REPORT_LISTS = ['waiting', 'steps', 'sources', 'slowPages'] as const
const REPORT = [...EVERY, 'from', ...REPORT_COUNTS, 'medianHours', ...REPORT_LISTS, 'officeLink'] as const

const time = { when: 'when the call is' }
const upcoming = { ...time, room: 'the address of the video call' }
const evidence = { answers: 'the visitor’s answers', consents: 'the evidence of consent' }

/**
 * The names that each letter can use (`names`), and those that it has to use (`needs`), with what they stand for.
 */
export const LETTERS = {
  frame: {
    names: [...VISITOR, 'letter', 'why'],
    needs: { letter: 'the letter', why: 'why the visitor got it' },
  },
  confirmation: {
    names: CALL,
    needs: { ...upcoming, moveLink: 'the address that moves it', cancelLink: 'the address that cancels it' },
  },
  moved: { names: CALL, needs: upcoming },
  'day-reminder': { names: CALL, needs: upcoming },
  'hour-reminder': { names: CALL, needs: upcoming },
  canceled: { names: CALL, needs: time },
  'no-show': { names: CALL, needs: time },
  'call-summary': { names: CALL, needs: { summary: 'what the host wrote' } },
  'guide-link': {
    names: [...VISITOR, 'guide', 'guideLink', 'newsletter'],
    needs: { guideLink: 'the address of the guide' },
  },
  'agency-copy': { names: AGENCY_CALL, needs: { ...time, ...evidence } },
  'agency-moved': { names: AGENCY_CALL, needs: { ...time, ...evidence } },
  'agency-canceled': { names: AGENCY_CALL, needs: { ...time, ...evidence } },
  'agency-prepared': { names: AGENCY_CALL, needs: { ...time, ...evidence } },
  'agency-outcome': { names: AGENCY_CALL, needs: { outcomeLink: 'the address that takes the outcome' } },
  'lead-copy': { names: LEAD, needs: { ...evidence, dayLink: 'the address of the day’s page' } },
  morning: { names: MORNING, needs: { dayLink: 'the address of the day’s page' } },
  'lead-digest': { names: [...EVERY, 'number', 'leads'], needs: { leads: 'the leads' } },
  'weekly-report': { names: REPORT, needs: { booked: 'how many calls were booked' } },
  'office-link': { names: [...EVERY, 'officeLink'], needs: { officeLink: 'the address of the office' } },
  'day-link': { names: [...EVERY, 'dayLink'], needs: { dayLink: 'the address of the day’s page' } },
} as const satisfies Record<
  EmailKind | 'frame',
  { names: readonly string[]; needs: Readonly<Record<string, string>> }
>

/** Letters to visitors, which stand in the frame. */
export const FRAMED: ReadonlySet<string> = new Set([...BOOKING_EMAILS, 'guide-link'])

/** Names whose values are lists or facts. */
export const PARTS: ReadonlySet<string> = new Set([
  ...['letter', 'summary', 'list', 'leads'],
  ...EVIDENCE,
  ...REPORT_LISTS,
])

/** What the names of a letter stand for, but those that every letter has. */
export type ValuesOf<Kind extends EmailKind> = Readonly<
  Record<Exclude<(typeof LETTERS)[Kind]['names'][number], (typeof EVERY)[number]>, Value>
>
