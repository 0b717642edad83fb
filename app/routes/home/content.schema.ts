import { z } from 'zod'
import {
  agenda,
  figure,
  headline,
  href,
  lead,
  link,
  list,
  meta,
  prose,
  text,
} from '../../content/checks/fields.schema.ts'
import { strategyCall } from '../../content/promises/promises.ts'
import { specialties } from '../../content/site/specialty-paths.ts'

const stage = z.strictObject({
  name: text(4, 24, 'What the stage is called.'),
  weeks: text(6, 12, 'Its weeks as printed, from promises.phases.'),
  fromWeek: z.number().int().min(1).describe('First week of its bar, counted from the start.'),
  toWeek: z.number().int().min(1).nullable().describe('Last week of its bar; null runs on.'),
  what: text(25, 70, 'Who does what in these weeks, in one sentence.'),
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
  text: text(40, 150, 'What it does and when.'),
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
  reading: text(40, 110, 'What the month teaches; no figure that the page computes.'),
})

const agendaItem = z.strictObject({
  minutes: z.number().int().positive(),
  what: text(20, 80, 'What is talked about.'),
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
    headline,
    items: list(
      z.strictObject({
        struck: text(6, 36, 'What they bought before, shown struck through.'),
        truth: text(20, 60, 'What was wrong with it.'),
      }),
      4,
      5,
    ),
    link,
  }),
  methodology: z.strictObject({ headline, lead, stages: list(stage, 5), link }),
  assessment: z.strictObject({
    headline,
    lead,
    advantages: list(text(30, 80, 'One advantage.'), 4, 6),
    sample: sampleAssessment,
    link,
  }),
  guides: z.strictObject({
    headline,
    lead,
    sampleTitle: text(12, 70, 'Title of the sample guide.'),
    chapters: list(chapter, 5, 6),
    link,
  }),
  journey: z.strictObject({
    headline,
    steps: list(
      z.strictObject({
        number: z.number().int().min(1).max(5),
        title: text(4, 48, 'What the stranger does.'),
        description: text(20, 60, 'What they see and what happens.'),
      }),
      5,
    ),
  }),
  differentiators: z.strictObject({
    headline,
    items: list(
      z.strictObject({
        title: text(4, 32, 'The difference in a few words.'),
        text: text(20, 60, 'What it means, in one sentence.'),
      }),
      7,
    ),
    link,
  }),
  comparison: z.strictObject({
    headline,
    coldTraffic: channel,
    seo: channel,
    chart: z.strictObject({
      title: text(10, 60, 'Title above the two curves.'),
      description: text(60, 320, 'The text alternative: what the curves show.'),
      note: text(20, 130, 'Where the shape comes from.'),
    }),
    link,
  }),
  beforeAfter: z.strictObject({
    headline,
    beforeLabel: text(3, 24, 'Heads the first column.'),
    afterLabel: text(3, 24, 'Heads the second column.'),
    rows: list(
      z.strictObject({ before: text(15, 40, 'How it is now.'), after: text(15, 50, 'How it is afterward.') }),
      6,
    ),
  }),
  specialties: z.strictObject({
    headline,
    items: list(z.strictObject({ name: text(4, 32, 'The specialty.'), href }), specialties.length),
    note: text(30, 140, 'For a practice that is not listed.'),
  }),
  caseStudies: z.strictObject({
    headline,
    lead,
    examples: list(example, 3),
    disclaimer: text(40, 140, 'That these are assumptions, not clients.'),
  }),
  guarantee: z.strictObject({
    headline,
    promise: text(40, 160, 'The guarantee in one sentence.'),
    terms: list(
      z.strictObject({
        term: text(6, 40, 'The question a careful reader has.'),
        meaning: text(30, 190, 'The term.'),
      }),
      4,
      5,
    ),
    link,
    riskLink: link,
  }),
  strategyCall: z.strictObject({
    headline,
    text: text(40, 160, 'What follows from the call.'),
    agenda: agenda(agendaItem, 3, 5, strategyCall.minutesOnMostPages),
    callToAction: text(8, 36, 'The button; leads to /book.'),
    smallPrint: text(20, 90, 'What it costs and needs.'),
  }),
  faq: z.strictObject({
    headline,
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
})

export type Home = z.infer<typeof homeSchema>
