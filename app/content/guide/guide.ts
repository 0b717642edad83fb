import { checkContent } from '../checks/fields.schema.ts'
import { proposal, strategyCall } from '../promises/promises.ts'
import { afterwards, checklist, stateLaw } from './before-the-date.ts'
import { daysBetween, edition, printDate } from './edition.ts'
import { guideSchema } from './guide.schema.ts'
import { extensions, rules2025, shortAnswer } from './law.ts'
import { ketamine, mensHealth, pain, sorting } from './practices.ts'
import { sources } from './sources.ts'

const today = printDate(edition.asOf)
const last = printDate(edition.waiverThrough)

/** Content of the PDF guide. */
export const guide = checkContent('app/content/guide/guide.ts', guideSchema, {
  title: edition.title,
  subtitle: edition.subtitle,
  audience: 'For owners of ketamine, men’s health and pain practices',
  promise: 'What changed, what is still allowed, and how to check it.',
  subject:
    'Prescribing controlled substances by telemedicine in the United States: the federal rule, its end date, and what a cash-pay practice should do.',
  coverAlt: `Cover of the guide ${edition.title}. Above, the title on dark green. Below, every day of 2026 as a small square, month by month: the days to ${today} are filled, the last ${daysBetween(edition.asOf, edition.waiverThrough)} are empty, and ${last}, the waiver’s last day, is circled in red pencil.`,
  contents: {
    heading: 'What’s in this guide',
    lead: 'There are 11 short chapters, one page each. You don’t have to read them all. Find your role in the table below and start there.',
    readers: {
      kind: 'table',
      caption: 'Where to start',
      columns: [
        { heading: 'Role', share: 0.32 },
        { heading: 'Chapters', share: 0.2 },
        { heading: 'What’s in them', share: 0.48 },
      ],
      rows: [
        ['Practice owner', '1, 2 and 10', 'the deadline, and a decision for each outcome'],
        ['Prescriber', '4, then 5, 6 or 7', 'which patients depend on the waiver, and what to do'],
        ['Office manager or scheduler', '9', 'a task for each week, and a checklist'],
        ['Compliance lead', '3, 8 and 11', 'the rules, the questions for each state, the sources'],
        ['Your website editor', '10', 'wording you can use, and 4 claims to avoid'],
      ],
    },
    use: `This guide covers one federal rule and its deadline. It is general information, accurate as of ${today}, not legal or medical advice. The date is in every footer. If it is more than a few weeks old, check the sources in chapter 11 first.`,
  },
  ending: {
    title: 'Once the visits are planned, look at new patients',
    lead: `Seeing patients in person protects the ones you have. On a free ${strategyCall.minutesOnMostPages}-minute video call, we can look at how new ones find you.`,
    items: [
      'You tell us what you treat, what a patient is worth to your practice and how many new patients you can see.',
      'We look at who advertises in your area, and work out what a consultation can cost before it stops paying for itself.',
      `If it looks like a fit, you get a written proposal within ${proposal.hoursAfterCall} hours. There is no obligation.`,
    ],
    button: 'Book your free strategy call',
    href: '/book',
    orCall: 'Or call us',
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
