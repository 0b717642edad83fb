import { checkContent } from '../../content/fields.schema.ts'
import { strategyCall } from '../../content/promises.ts'
import { capitalized, inWords } from '../../content/site-figures.ts'
import { answered } from './content/answered.ts'
import { believed } from './content/believed.ts'
import { figures } from './content/figures.ts'
import { found } from './content/found.ts'
import { seen } from './content/seen.ts'
import { marketingAuditSchema } from './content.schema.ts'

const stations = [found, believed, answered, seen, figures]
const questions = stations.flatMap((station) => station.questions)
const longest = inWords(Math.max(...questions.map(({ minutes }) => minutes)))

export const marketingAudit = checkContent('app/routes/marketing-audit/content.ts', marketingAuditSchema, {
  meta: {
    title: 'A marketing audit you can do this afternoon',
    description: `${capitalized(questions.length)} questions for the owner of a cash-pay practice, along a patient’s path. The answers show where people are lost and what to mend first.`,
  },
  kicker: 'Marketing audit',
  headline: { plain: 'Walk your own patient’s path', turn: 'and note where it breaks.' },
  lead: `${capitalized(questions.length)} questions at ${inWords(stations.length)} stations, from the first search to last month’s figures. Each says what to do to answer it. At the end stands what to mend first, and the cheap things come first.`,
  begin: 'Begin with the first question',
  aside: { text: 'Rather be asked by a person?', label: 'Book a free call' },
  slip: {
    heading: 'Before you begin',
    lines: [
      {
        label: 'Time',
        text: `No question takes more than ${longest} minutes. Stop wherever you like; one station a day fills a week.`,
      },
      { label: 'At hand', text: 'A phone, your front desk, and for two questions a computer.' },
      {
        label: 'On paper',
        text: 'Print this page: the questions come with boxes to tick, without menus.',
      },
      {
        label: 'Kept by us',
        text: 'Nothing. Your answers stand in the address of this page, we store none of them, and they are sent to nobody else.',
      },
    ],
  },
  states: {
    nothing: {
      headline: 'Nothing is answered yet.',
      text: 'This is the path, three questions to a station. Answer what you can and send the sheet: the drawing then shows where it holds and where it is broken.',
    },
    some: 'What is open may change the order below. Everything you have answered is marked on the sheet.',
    lost: 'Repair before you buy more traffic: whatever you send down this path is lost at the same places.',
    unsure: 'Nothing is broken as far as you know. Look up what nobody knew, then the drawing is whole.',
    sound:
      'Nothing on this path needs us. If there are still too few patients, too few people begin it, and that is a question of traffic and of a sum you can do yourself.',
    soundLink: { label: 'Work out what a month may bring', href: '/roi-calculator' },
  },
  legend: 'Each line leads to its question. The signs',
  answers: { yes: 'Yes', partly: 'Partly', no: 'No', unknown: 'I don’t know', open: 'Not answered' },
  efforts: {
    hour: 'About an hour, nothing to buy',
    days: 'Some days of somebody’s work',
    weeks: 'Weeks, perhaps with outside help',
  },
  mendHeading: 'Mend in this order',
  order:
    'Cheap repairs come first. At the same cost, a missing thing comes before a half one, and the end of the path before its beginning, because whoever is lost late has already been paid for.',
  lookUpHeading: 'To be looked up',
  openHeading: 'Still open',
  change: 'Change an answer',
  restart: 'Begin with an empty sheet',
  sheet: {
    checkLabel: 'To do',
    whyLabel: 'Why it matters',
    answerLabel: 'Your answer',
    paperMend: 'If it is not a yes:',
    pause: 'Draw the path so far',
    submit: 'Draw the path',
    submitNote: 'The server reads the answers from the address, draws the page and forgets them.',
    practice: 'Practice',
    date: 'Date',
  },
  stations,
  sources:
    'The sources were read to November 21, 2026, some of them in reports by others. Rules change, and some states are stricter. Nothing here is legal advice.',
  reviewBy: '2027-05-21',
  closing: {
    headline: 'Bring the sheet to the call.',
    text: `${strategyCall.minutesOnMostPages} minutes by video, free. With your answers we begin at the first broken place instead of at the beginning, and if you can mend it alone, we say so.`,
    callToAction: 'Book your free strategy call',
  },
})

const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

export const auditLabels = {
  /** Heading of the result. */
  count: (answered: number, asked: number) =>
    answered === asked
      ? `All ${asked} are answered.`
      : `${answered} of ${asked} answered: ${asked - answered === 1 ? '1 is' : `${asked - answered} are`} still open.`,
  /** Heading of a result with nothing but yes. */
  allYes: (asked: number) => `All ${asked} are answered with yes.`,
  /** Document title of a result, announced on load. */
  title: (answered: number, asked: number) => `Your marketing audit: ${answered} of ${asked} answered`,
  /** Names the broken stations. */
  brokenAt: (names: readonly string[]) =>
    names.length === 0
      ? 'The path is broken nowhere that you know of.'
      : `The path is broken at ${plural(names.length, 'station', 'stations')}: ${names.join(', ')}.`,
  /** Summary of one station, for example `1 break, 2 open`. */
  tally: (tally: { partly: number; no: number; unknown: number; open: number }) => {
    const parts = [
      tally.no > 0 && plural(tally.no, 'break', 'breaks'),
      tally.partly > 0 && plural(tally.partly, 'thin place', 'thin places'),
      tally.unknown > 0 && `${tally.unknown} not known`,
      tally.open > 0 && `${tally.open} open`,
    ].filter((part) => part !== false)
    return parts.length === 0 ? 'holds' : parts.join(', ')
  },
  minutes: (count: number) => `${count} minutes`,
  station: (number: number, of: number) => `Station ${number} of ${of}`,
  /** Names the answer that calls for a fix. */
  question: (number: string, name: string) => `Question ${number}, ${name.toLowerCase()}`,
}
