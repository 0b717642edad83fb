import { checkContent } from './fields.schema.ts'
import { afterwards, checklist, stateLaw } from './guide/before-the-date.ts'
import { daysBetween, edition, printDate } from './guide/edition.ts'
import { extensions, rules2025, shortAnswer } from './guide/law.ts'
import { ketamine, mensHealth, pain, sorting } from './guide/practices.ts'
import { sources } from './guide/sources.ts'
import { guideSchema } from './guide.schema.ts'

const today = printDate(edition.asOf)
const last = printDate(edition.waiverThrough)

/** Content of the PDF guide. */
export const guide = checkContent('app/content/guide.ts', guideSchema, {
  title: edition.title,
  subtitle: edition.subtitle,
  audience: 'For owners of ketamine, men’s-health and pain practices',
  promise: 'What changed, what holds until when, and what to do before then.',
  subject:
    'Prescribing controlled substances by telemedicine in the United States: the federal rule, its end date, and what a cash-pay practice must do.',
  coverAlt: `Cover of the guide ${edition.title}. Above, the title on dark green. Below, every day of 2026 as a small square, month by month: the days to ${today} are filled, the last ${daysBetween(edition.asOf, edition.waiverThrough)} are empty, and ${last} is ringed in red pencil as the waiver’s last day.`,
  contents: {
    heading: 'Eleven short chapters, one for each decision',
    lead: 'Nobody needs all of it on one evening. Begin with the line of the table below that is yours, and leave the rest for the questions that follow.',
    readers: {
      kind: 'table',
      caption: 'Who reads what first',
      columns: [
        { heading: 'Your part', share: 0.32 },
        { heading: 'Chapters', share: 0.2 },
        { heading: 'And come away with', share: 0.48 },
      ],
      rows: [
        ['You own the practice', '1, 2 and 10', 'the date, and a decision for each way it can go'],
        ['You prescribe', '4, then 5, 6 or 7', 'the patients who depend on it, and what to do for each'],
        ['You run the schedule', '9', 'a task for each week, and ten boxes'],
        ['You answer for compliance', '3, 8 and 11', 'the rules, the questions for each state, the sources'],
        ['You write the website', '10', 'a sentence that is true, and four that are not'],
      ],
    },
    use: `This guide is about one federal rule and its date. It is information, true as of ${today}, and no legal or medical advice. The date stands in every footer: if it is more than a few weeks old, check the sources in chapter 11 first.`,
  },
  asOf: edition.asOf,
  reviewBy: edition.reviewBy,
  chapters: [
    shortAnswer,
    extensions,
    rules2025,
    sorting,
    ketamine,
    mensHealth,
    pain,
    stateLaw,
    checklist,
    afterwards,
    sources,
  ],
})
