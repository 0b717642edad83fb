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

const sampleAppointment = z.strictObject({
  title: text(12, 60, 'What was booked.'),
  when: text(8, 40, 'Its time.'),
  stamp: text(4, 12, 'Says that it is a sample.'),
  answers: objects(7, {
    question: text(4, 20, 'The question in short.'),
    answer: text(3, 60, 'The answer.'),
  }),
  cameFrom: text(8, 60, 'Before the pictures of the ad and the page.'),
  adPicture: text(20, 160, 'What the picture of the ad shows.'),
  pagePicture: text(20, 160, 'What the picture of the page shows.'),
  phonePicture: text(20, 160, 'What the picture of a page on a phone shows.'),
  note: text(60, 260, 'What is a sample, what is sent and what the questions don’t do.'),
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
  reading: text(12, 110, 'What the month teaches; no figure that the page computes.'),
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
    smallPrint: text(20, 60, 'Length and price of the call.'),
    month: text(40, 160, 'What a month is, and what holds after the deadline.'),
  }),
  figures: list(4, figure),
  problem: z.strictObject({
    headline,
    items: objects([4, 5], {
      bought: text(6, 36, 'What they bought before.'),
      truth: text(20, 60, 'What was wrong with it.'),
    }),
    link,
  }),
  methodology: z.strictObject({ headline, lead, stages: list(5, stage), link }),
  assessment: z.strictObject({
    headline,
    lead,
    advantages: list([4, 6], text(25, 80, 'One advantage.')),
    sample: sampleAppointment,
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
      description: text(12, 60, 'What they see and what happens.'),
    }),
  }),
  differentiators: z.strictObject({
    headline,
    items: objects(7, {
      title: text(4, 32, 'The difference in a few words.'),
      text: text(12, 62, 'What it means.'),
    }),
    samplesHeading: text(8, 60, 'Heads the pictures of the sample documents.'),
    link,
  }),
  comparison: z.strictObject({
    headline,
    coldTraffic: channel,
    seo: channel,
    chart: z.strictObject({
      title: text(10, 60, 'Title above the two curves.'),
      description: text(60, 320, 'The text alternative: what the curves show.'),
      curves: list(2, text(3, 12, 'The name at each curve.')),
    }),
    link,
  }),
  beforeAfter: z.strictObject({
    headline,
    beforeLabel: text(3, 24, 'Heads the first column.'),
    afterLabel: text(3, 24, 'Heads the second column.'),
    rows: objects(6, { before: text(12, 40, 'How it is now.'), after: text(12, 50, 'How it is afterward.') }),
  }),
  specialties: z.strictObject({
    headline,
    items: objects(specialties.length, { name: text(4, 32, 'The specialty.'), href }),
  }),
  caseStudies: z.strictObject({
    headline,
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
    host: text(8, 60, 'Before the person who takes the call.'),
  }),
  faq: z.strictObject({ headline, items: questions(12, 35) }),
})

export type Home = z.infer<typeof homeSchema>
