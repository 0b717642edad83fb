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
  objects,
  questions,
  text,
  turnedHeadline,
} from '../../content/checks/fields.schema.ts'
import { strategyCall } from '../../content/promises/promises.ts'
import { guaranteeTerm } from '../../content/site/service.schema.ts'
import { assumptions } from '../../content/site/specialty.schema.ts'
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
  questions: list(7, text(15, 100, 'As a patient reads it.')),
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

const example = z.strictObject({
  specialty: text(4, 32, 'The kind of practice the arithmetic is for.'),
  assumptions,
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
    headline: turnedHeadline,
    lead,
    callToAction: text(8, 36, 'The button; leads to /book.'),
    guaranteeLink: link,
    smallPrint: text(20, 110, 'Length, price and what follows the call.'),
  }),
  figures: list(4, figure),
  problem: z.strictObject({
    headline,
    items: objects([4, 5], {
      struck: text(6, 36, 'What they bought before, shown struck through.'),
      truth: text(20, 60, 'What was wrong with it.'),
    }),
    link,
  }),
  methodology: z.strictObject({ headline, lead, stages: list(5, stage), link }),
  assessment: z.strictObject({
    headline,
    lead,
    advantages: list([4, 6], text(30, 80, 'One advantage.')),
    sample: sampleAssessment,
    link,
  }),
  guides: z.strictObject({
    headline,
    lead,
    sampleTitle: text(12, 70, 'Title of the sample guide.'),
    chapters: list([5, 6], chapter),
    link,
  }),
  journey: z.strictObject({
    headline,
    steps: objects(5, {
      number: z.number().int().min(1).max(5),
      title: text(4, 48, 'What the stranger does.'),
      description: text(20, 60, 'What they see and what happens.'),
    }),
  }),
  differentiators: z.strictObject({
    headline,
    items: objects(7, {
      title: text(4, 32, 'The difference in a few words.'),
      text: text(20, 60, 'What it means, in one sentence.'),
    }),
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
    rows: objects(6, { before: text(15, 40, 'How it is now.'), after: text(15, 50, 'How it is afterward.') }),
  }),
  specialties: z.strictObject({
    headline,
    items: objects(specialties.length, { name: text(4, 32, 'The specialty.'), href }),
    note: text(30, 140, 'For a practice that is not listed.'),
  }),
  caseStudies: z.strictObject({
    headline,
    lead,
    examples: list(3, example),
    disclaimer: text(40, 140, 'That these are assumptions, not clients.'),
  }),
  guarantee: z.strictObject({
    headline,
    promise: text(40, 160, 'The guarantee in one sentence.'),
    terms: list([4, 5], guaranteeTerm),
    link,
    riskLink: link,
  }),
  strategyCall: z.strictObject({
    headline,
    text: text(40, 160, 'What follows from the call.'),
    agenda: agenda([3, 5], agendaItem, strategyCall.minutesOnMostPages),
    callToAction: text(8, 36, 'The button; leads to /book.'),
    smallPrint: text(20, 90, 'What it costs and needs.'),
  }),
  faq: z.strictObject({ headline, items: questions(12, 40) }),
})

export type Home = z.infer<typeof homeSchema>
