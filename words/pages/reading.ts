import { pageSchema } from '../pages.schema.ts'
import { pathwayAssessment, strategyCall } from '../promises.ts'
import { checkWords } from '../schema.ts'

const book = { label: 'Book your free strategy call', href: '/book' }
const minutes = `${strategyCall.minutesOnMostPages} minutes`

export const resources = checkWords('words/pages/reading.ts (resources)', pageSchema, {
  path: '/resources',
  title: 'Resources for owners of cash-pay practices',
  description:
    'One sum, seven checks and an outline you can use without us: what a consultation may cost, what to check in your marketing, what a patient guide holds.',
  kicker: 'Resources library',
  headline: 'You can do the first hour of this work without us.',
  paragraphs: [
    'Before you hire anyone, know three figures: what one patient pays you on average, how many more you could see in a month, and what share of consultations ends in treatment. An agency that does not ask for them cannot guarantee anything.',
    'With those you can do the sum on the return page, the checks on the audit page, and judge the worked examples on the home page.',
  ],
  facts: [
    { value: '3 figures', text: 'decide whether advertising can pay: patient value, capacity, acceptance.' },
    {
      value: `${pathwayAssessment.questions} questions`,
      text: 'are enough to know whether a person and a practice fit.',
    },
    { value: '6 chapters', text: 'are enough for a patient guide: the outline is below.' },
  ],
  sections: [
    {
      heading: 'A sum, seven checks, three months on paper',
      paragraphs: ['Each takes ten minutes, a pencil, and figures that you already have.'],
      links: [
        { label: 'What a consultation may cost', href: '/roi-calculator' },
        { label: 'Seven checks of your marketing', href: '/marketing-audit' },
        { label: 'Three worked examples', href: '/#case-studies' },
      ],
    },
    {
      id: 'guides',
      heading: 'What a patient guide has to hold',
      paragraphs: [
        'Six chapters, in this order: what happens in the body, every option including waiting, what studies found and where they disagree, what each option costs, who should not have the treatment, and the first visit from the door on.',
        'Keep it under thirty pages, for one condition and one reader. Name each product, and say where a use is off-label. Let a clinician check every sentence. End with one thing to do.',
      ],
    },
  ],
  next: { text: `Bring the three figures to the call, and ${minutes} are enough.`, ...book },
})
