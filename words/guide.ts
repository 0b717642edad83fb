import { afterwards, checklist, stateLaw } from './guide/before-the-date.ts'
import { daysBetween, edition, printDate } from './guide/edition.ts'
import { extensions, rules2025, shortAnswer } from './guide/law.ts'
import { ketamine, mensHealth, pain, sorting } from './guide/practices.ts'
import { sources } from './guide/sources.ts'
import { guideSchema } from './guide.schema.ts'
import { checkWords } from './schema.ts'

const today = printDate(edition.asOf)
const last = printDate(edition.waiverThrough)

/** The guide as the PDF prints it. */
export const guide = checkWords('words/guide.ts', guideSchema, {
  title: edition.title,
  subtitle: edition.subtitle,
  audience: 'For owners of ketamine, men’s-health and pain practices',
  promise: 'What changed, what holds until when, and what to do before then.',
  subject:
    'Prescribing controlled substances by telemedicine in the United States: the federal rule, its end date, and what a cash-pay practice must do.',
  coverAlt: `Cover of the guide ${edition.title}. Above, the title on dark green. Below, every day of 2026 as a small square, month by month: the days to ${today} are filled, the last ${daysBetween(edition.asOf, edition.waiverThrough)} are empty, and ${last} is ringed in red pencil as the waiver’s last day.`,
  contents: {
    heading: 'Eleven short chapters, one for each decision',
    lead: 'Read chapter 1, find your kind of practice in chapters 5 to 7, and give chapter 9 to whoever runs your schedule. The rest is there for the questions that follow.',
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
