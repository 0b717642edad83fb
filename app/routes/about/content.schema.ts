import { z } from 'zod'
import { lead, link, list, meta, objects, opening, text } from '../../content/checks/fields.schema.ts'
import { pageHero } from '../../content/site/company.schema.ts'

const card = z.strictObject({
  who: text(6, 40, 'Whose questions these are.'),
  questions: list([2, 7], text(10, 60, 'As the person would say it.')),
})

/** A part of the sentence. `struck` and `added` have the number of the note that explains them. */
const passage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('kept'), text: text(2, 90, 'Unchanged.') }),
  z.strictObject({
    kind: z.enum(['struck', 'added']),
    text: text(2, 160, 'What was removed or added.'),
    note: z.number().int().min(1).max(4),
  }),
])

/** After the last day the practice keeps the thing, it ends, or the practice may go on using it. */
const outcome = z.enum(['kept', 'ended', 'lent'])

const asset = z.strictObject({
  what: text(4, 48, 'The thing.'),
  from: z.enum(['session', 'launch']).describe('From when on it exists.'),
  outcome,
  after: text(4, 20, 'What the bar says beyond the last day.'),
})

export const aboutSchema = z.strictObject({
  meta,
  hero: pageHero,
  patientQuestions: z.strictObject({
    heading: text(10, 70, 'What the two cards compare.'),
    cards: list(2, card),
    note: text(20, 140, 'Where the questions come from.'),
  }),
  work: z.strictObject({
    ...opening,
    paragraphs: list(2, text(60, 320, 'Who does what.')),
    link,
  }),
  claims: z.strictObject({
    ...opening,
    paragraphs: list(2, text(60, 320, 'Who decides, and what happens without an answer.')),
    proof: z.strictObject({
      heading: text(10, 60, 'What the proof shows.'),
      struckLabel: text(4, 24, 'Read by screen readers before what was removed.'),
      addedLabel: text(4, 24, 'Read before what was added.'),
      sentence: list([3, 10], passage),
      notes: objects(4, { who: text(4, 32, 'Who made the mark.'), text: text(20, 160, 'Why.') }),
      caption: text(20, 140, 'What in it is made up and what is real.'),
      source: link,
    }),
  }),
  ownership: z.strictObject({
    ...opening,
    lead,
    marks: z.strictObject({
      session: text(4, 24, 'The left end.'),
      launch: text(4, 24, 'The first line.'),
      notice: text(4, 24, 'The stretch before the last day.'),
      lastDay: text(4, 24, 'The line that matters.'),
    }),
    assets: list([6, 9], asset),
    limits: text(60, 320, 'What the drawing would hide.'),
    links: list(2, link),
  }),
  refusals: z.strictObject({
    ...opening,
    items: objects(4, {
      asked: text(10, 60, 'The request, in quotation marks.'),
      answer: text(60, 320, 'Begins with a refusal and ends with what we do.'),
    }),
  }),
  data: z.strictObject({
    ...opening,
    caption: text(20, 140, 'What the table lists, for screen readers.'),
    labels: z.strictObject({
      whose: text(4, 24, 'Heads the first column.'),
      where: text(4, 24, 'Heads the second.'),
      who: text(4, 24, 'Heads the third.'),
      limit: text(4, 24, 'Heads the last.'),
    }),
    rows: objects(3, {
      whose: text(4, 32, 'Whose data.'),
      where: text(10, 140, 'Where it is kept.'),
      who: text(10, 140, 'Who sees it.'),
      limit: text(10, 160, 'Where its use ends.'),
    }),
    link,
  }),
  checks: z.strictObject({
    ...opening,
    items: objects(4, {
      takes: text(4, 16, 'How long the check takes.'),
      title: text(4, 40, 'The check.'),
      text: text(30, 200, 'What to do, and what to make of it.'),
      link: link.optional(),
    }),
    missing: text(60, 320, 'What the reader looks for here and does not find.'),
    imprintLabel: text(4, 40, 'Before the company’s full name and address.'),
    callToAction: text(8, 36, 'The closing button; leads to /book.'),
  }),
})

export type AboutContent = z.infer<typeof aboutSchema>
