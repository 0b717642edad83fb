import { checkContent } from '../../content/checks/fields.schema.ts'
import { audit } from '../../content/promises/promises.ts'
import { closingWords, sources } from './content/closing.ts'
import { formWords } from './content/form.ts'
import { resultWords } from './content/result.ts'
import { questionsAsked, quickQuestions, stations } from './content/stations.ts'
import { marketingAuditSchema, stationSchema } from './content.schema.ts'

export const marketingAudit = checkContent('app/routes/marketing-audit/content.ts', marketingAuditSchema, {
  meta: {
    title: 'Free marketing audit for cash-pay practices',
    description: `${quickQuestions.length} questions in under ${audit.quickUnderMinutes} minutes, or all ${questionsAsked.length}. The answers show where you lose patients and what to fix first.`,
  },
  kicker: 'Marketing audit',
  headline: { plain: 'Find out where you lose patients', turn: 'and what to fix first.' },
  lead: `Answer ${quickQuestions.length} questions in under ${audit.quickUnderMinutes} minutes, or all ${questionsAsked.length} if you want the whole picture. Each one says how to check it, and you get a list of fixes with the quick ones first.`,
  begin: 'Start with question 1',
  aside: { text: 'If you’d rather talk it through:', label: 'Book your free strategy call' },
  preparation: {
    heading: 'Before you start',
    lines: [
      {
        label: 'Time',
        text: `Under ${audit.quickUnderMinutes} minutes for the first ${quickQuestions.length} questions. All ${questionsAsked.length} take ${audit.about.toLowerCase()}, and you can stop and come back.`,
      },
      {
        label: 'You need',
        text: 'A phone and last month’s records. The later questions need your front desk and a computer.',
      },
      {
        label: 'On paper',
        text: 'Print this page to get the questions with boxes to check.',
      },
      {
        label: 'Privacy',
        text: 'Your answers are saved in the link. We keep them only if you send them with a booking.',
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
