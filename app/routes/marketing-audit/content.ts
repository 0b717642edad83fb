import { checkContent } from '../../content/fields.schema.ts'
import { capitalized, inWords } from '../../content/format-figures.ts'
import { strategyCall } from '../../content/promises.ts'
import { formWords } from './content/form.ts'
import { resultWords } from './content/result.ts'
import { stations } from './content/stations.ts'
import { marketingAuditSchema, stationSchema } from './content.schema.ts'

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
  preparation: {
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
  stations: stations.map((station) =>
    checkContent(`app/routes/marketing-audit/content/${station.id}.ts`, stationSchema, station),
  ),
  result: resultWords,
  form: formWords,
  sources:
    'The sources were read to November 21, 2026, some of them in reports by others. Rules change, and some states are stricter. Nothing here is legal advice.',
  reviewBy: '2027-05-21',
  closing: {
    headline: 'Bring the sheet to the call.',
    text: `${strategyCall.minutesOnMostPages} minutes by video, free. With your answers we begin at the first broken place instead of at the beginning, and if you can mend it alone, we say so.`,
    callToAction: 'Book your free strategy call',
  },
})
