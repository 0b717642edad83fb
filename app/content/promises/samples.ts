import { checkContent } from '../checks/fields.schema.ts'
import { samplesSchema } from './samples.schema.ts'

/** Names and labels of the sample documents. */
export const samples = checkContent('app/content/promises/samples.ts', samplesSchema, {
  kicker: 'Sample document',
  stamp: 'Sample',
  noteLabel: 'What this means',
  heading: 'Read what you’d sign and what you’d get each month.',
  othersHeading: 'The other 3 samples',
  entries: [
    {
      href: '/samples/agreement',
      name: 'Client agreement',
      what: 'The contract you would sign, with notes on the 4 clauses that matter most.',
    },
    {
      href: '/samples/monthly-report',
      name: 'Monthly report',
      what: 'The page you get each month: spend, leads, consultations, patients.',
    },
    {
      href: '/samples/ad-and-landing-page',
      name: 'Ad and page',
      what: 'One ad and the page it leads to, with notes on compliance.',
    },
    {
      href: '/samples/definition-sheet',
      name: 'Definition sheet',
      what: 'What counts as a qualified consultation, agreed before launch.',
    },
  ],
})
