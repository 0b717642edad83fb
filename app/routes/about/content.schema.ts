import { z } from 'zod'
import { headline, link, list, meta, objects, text } from '../../content/checks/fields.schema.ts'
import { entry, pageHero } from '../../content/site/company.schema.ts'

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

export const aboutSchema = z.strictObject({
  meta,
  hero: pageHero,
  patientQuestions: z.strictObject({
    headline,
    cards: list(2, card),
    note: text(20, 140, 'Where the questions come from.'),
  }),
  claims: z.strictObject({
    headline,
    paragraphs: list(2, text(60, 320, 'Who decides, and what happens without an answer.')),
    proof: z.strictObject({
      heading: text(10, 60, 'What the proof shows.'),
      struckLabel: text(4, 24, 'Read by screen readers before what was removed.'),
      addedLabel: text(4, 24, 'Read before what was added.'),
      noteLabel: text(4, 24, 'Read before the number of a note.'),
      sentence: list([3, 10], passage),
      notes: objects(4, { who: text(4, 32, 'Who made the mark.'), text: text(20, 160, 'Why.') }),
      caption: text(20, 140, 'What in it is made up and what is real.'),
      source: link,
    }),
  }),
  refusals: z.strictObject({
    headline,
    items: objects(4, {
      asked: text(10, 60, 'The request, in quotation marks.'),
      answer: text(60, 320, 'Begins with a refusal and ends with what we do.'),
    }),
  }),
  data: z.strictObject({
    headline,
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
  work: z.strictObject({ headline, items: list(2, entry.extend({ link })) }),
  checks: z.strictObject({
    headline,
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
