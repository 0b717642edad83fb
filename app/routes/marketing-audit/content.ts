import { checkContent } from '../../content/checks/fields.schema.ts'
import { audit } from '../../content/promises/promises.ts'
import { closingWords, sources } from './content/closing.ts'
import { formWords } from './content/form.ts'
import { resultWords } from './content/result.ts'
import { stations } from './content/stations.ts'
import { marketingAuditSchema, stationSchema } from './content.schema.ts'

const questions = stations.flatMap((station) => station.questions)
const longest = Math.max(...questions.map(({ minutes }) => minutes))

export const marketingAudit = checkContent('app/routes/marketing-audit/content.ts', marketingAuditSchema, {
  meta: {
    title: 'Free marketing audit for cash-pay practices',
    description: `${questions.length} questions for the owner of a cash-pay practice. The answers show where you lose patients and what to fix first.`,
  },
  kicker: 'Marketing audit',
  headline: { plain: 'Find out where you lose patients', turn: 'and what to fix first.' },
  lead: `Answer ${questions.length} questions in ${stations.length} steps, from the first search to last month’s numbers. Each one says how to check it. At the end you get a list of fixes, quick ones first.`,
  begin: 'Start with question 1',
  aside: { text: 'Rather talk it through?', label: 'Book a free call' },
  preparation: {
    heading: 'Before you start',
    lines: [
      {
        label: 'Time',
        text: `${audit.about} in total, and no question takes more than ${longest} minutes. Stop and come back whenever you like.`,
      },
      { label: 'You need', text: 'A phone, your front desk, and a computer for a few questions.' },
      {
        label: 'On paper',
        text: 'Print this page to get the questions with boxes to check.',
      },
      {
        label: 'Privacy',
        text: 'Your answers are in this page’s address. We keep them only if you book with them.',
      },
    ],
  },
  stations: stations.map((station) =>
    checkContent(`app/routes/marketing-audit/content/${station.id}.ts`, stationSchema, station),
  ),
  result: resultWords,
  form: formWords,
  sources,
  reviewBy: '2027-05-21',
  closing: closingWords,
})
