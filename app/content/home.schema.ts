import { z } from 'zod'
import { figure, headline, lead, link, list, meta, opening, point, prose, text } from './fields.schema.ts'
import { strategyCall } from './promises.ts'

/** Kinds of practice, in the specification's order. */
export const specialtyNames = [
  'Ketamine',
  'Regenerative medicine',
  'Neuropathy',
  'SGB therapy',
  'Men’s and women’s health',
  'Pain management',
  'Vision',
  'Aesthetics',
  'Functional medicine',
] as const

const stage = z.strictObject({
  name: text(4, 24, 'What the stage is called.'),
  weeks: text(6, 12, 'Its weeks as printed, from promises.phases.'),
  fromWeek: z.number().int().min(1).describe('First week of its bar, counted from the start.'),
  toWeek: z.number().int().min(1).nullable().describe('Last week of its bar; null runs on.'),
  what: text(40, 200, 'Who does what in these weeks.'),
})

const sampleAssessment = z.strictObject({
  title: text(12, 60, 'Which practice the sample is for.'),
  note: text(12, 60, 'How many questions and how long.'),
  questions: list(text(15, 100, 'As a patient reads it.'), 7),
  boundary: text(30, 140, 'That it never diagnoses, and who decides.'),
})

const chapter = z.strictObject({
  title: text(10, 64, 'A chapter of the sample guide.'),
  page: z.number().int().min(1).describe('The page it begins on.'),
})

const channel = z.strictObject({
  title: text(3, 40, 'The channel.'),
  text: text(40, 240, 'What it does and when.'),
  points: list(text(15, 110, 'One property: speed, cost, what happens when you stop.'), 3, 4),
})

const share = z.number().gt(0, { error: 'must be above 0' }).max(1, { error: 'must be at most 1, e.g. 0.7' })
const amount = z.number().int().positive()

const example = z.strictObject({
  specialty: text(4, 32, 'The kind of practice the arithmetic is for.'),
  assumptions: z.strictObject({
    adSpendPerMonthDollars: amount.describe('Paid to the ad platforms.'),
    feePerMonthDollars: amount.describe('The agency’s fee.'),
    costPerConsultationDollars: amount.describe('Ad spend for one booked qualified consultation.'),
    showRate: share.describe('Share of booked consultations that are kept.'),
    acceptRate: share.describe('Share of kept consultations that begin treatment.'),
    revenuePerPatientDollars: amount.describe('What one patient pays the practice, before its costs.'),
  }),
  reading: text(40, 260, 'What the month teaches; no figure that the page computes.'),
})

const agendaItem = z.strictObject({
  minutes: z.number().int().positive(),
  what: text(20, 140, 'What is talked about.'),
})

/** The home page in reading order. One long file, because it documents one page for its writer. */
export const homeSchema = z.strictObject({
  meta,
  hero: z.strictObject({
    headline: z.strictObject({
      plain: text(12, 70, 'The promise, with its number and its day.'),
      turn: text(6, 30, 'The end of the sentence, set in italic evergreen.'),
    }),
    lead,
    callToAction: text(8, 36, 'The button; leads to /book.'),
    guaranteeLink: link,
    smallPrint: text(20, 110, 'Length, price and what follows the call.'),
  }),
  figures: list(figure, 4),
  problem: z.strictObject({
    ...opening,
    items: list(
      z.strictObject({
        struck: text(6, 36, 'What they bought before, shown struck through.'),
        truth: text(30, 150, 'What was wrong with it.'),
      }),
      4,
      5,
    ),
  }),
  methodology: z.strictObject({ ...opening, lead, stages: list(stage, 5) }),
  assessment: z.strictObject({ ...opening, lead, advantages: list(point, 4, 6), sample: sampleAssessment }),
  guides: z.strictObject({
    ...opening,
    lead,
    points: list(text(20, 130, 'What makes a guide get read and answered.'), 3, 4),
    sampleTitle: text(12, 70, 'Title of the sample guide.'),
    chapters: list(chapter, 5, 6),
  }),
  journey: z.strictObject({
    ...opening,
    steps: list(
      z.strictObject({
        number: z.number().int().min(1).max(5),
        title: text(4, 48, 'What the stranger does.'),
        description: text(40, 200, 'What they see and what happens behind it.'),
      }),
      5,
    ),
  }),
  differentiators: z.strictObject({ ...opening, items: list(point, 7) }),
  comparison: z.strictObject({
    ...opening,
    lead,
    coldTraffic: channel,
    seo: channel,
    chart: z.strictObject({
      title: text(10, 60, 'Title above the two curves.'),
      description: text(60, 320, 'The text alternative: what the curves show.'),
      note: text(20, 130, 'Where the shape comes from.'),
    }),
  }),
  beforeAfter: z.strictObject({
    ...opening,
    beforeLabel: text(3, 24, 'Heads the first column.'),
    afterLabel: text(3, 24, 'Heads the second column.'),
    rows: list(
      z.strictObject({
        before: text(15, 100, 'How it goes now.'),
        after: text(15, 120, 'How it goes afterwards.'),
      }),
      6,
    ),
  }),
  specialties: z.strictObject({
    ...opening,
    items: list(
      z.strictObject({ name: z.enum(specialtyNames), treats: text(6, 60, 'What such a practice treats.') }),
      specialtyNames.length,
    ),
    note: text(30, 200, 'What holds for all of them.'),
  }),
  caseStudies: z.strictObject({
    ...opening,
    lead,
    examples: list(example, 3),
    disclaimer: text(40, 260, 'That these are assumptions and no clients.'),
  }),
  guarantee: z.strictObject({
    ...opening,
    promise: text(40, 240, 'The guarantee in one breath.'),
    terms: list(
      z.strictObject({
        term: text(6, 40, 'The question a careful reader has.'),
        meaning: text(30, 240, 'The term.'),
      }),
      5,
      7,
    ),
    link,
  }),
  strategyCall: z.strictObject({
    ...opening,
    text: text(40, 300, 'What the call is for.'),
    agenda: list(agendaItem, 3, 5).refine(
      (items) => items.reduce((sum, item) => sum + item.minutes, 0) === strategyCall.minutesOnMostPages,
      { error: `must add up to the call’s ${strategyCall.minutesOnMostPages} minutes` },
    ),
    callToAction: text(8, 36, 'The button; leads to /book.'),
    smallPrint: text(20, 140, 'Who should be on the call.'),
  }),
  faq: z.strictObject({
    ...opening,
    items: list(
      z.strictObject({
        question: text(12, 80, 'As an owner would ask it.').refine((value) => value.endsWith('?'), {
          error: 'must end with a question mark',
        }),
        answer: prose(40, 90, 'The answer, first sentence first.'),
      }),
      12,
    ),
  }),
  closing: z.strictObject({
    headline,
    text: text(30, 200, 'The last thing before the button.'),
    callToAction: text(8, 36, 'The button; leads to /book.'),
  }),
})

export type Home = z.infer<typeof homeSchema>
