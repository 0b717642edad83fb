import { z } from 'zod'
import { categories } from '../../content/blog/posts.schema.ts'
import {
  headline,
  href,
  kicker,
  lead,
  link,
  list,
  meta,
  nextStep,
  objects,
  opening,
  text,
} from '../../content/checks/fields.schema.ts'

const categoryNames = categories.map(({ name }) => name)

const particulars = {
  forWhom: text(6, 90, 'Who gets something out of it.'),
  atHand: text(4, 90, 'What the reader needs beside it.'),
}

const item = z.strictObject({
  title: text(4, 60, 'Its name on its own page.'),
  spine: text(4, 14, 'The same on a narrow book.'),
  what: text(30, 200, 'What it is and what comes out of it.'),
  ...particulars,
  minutes: z
    .number()
    .int()
    .min(1)
    .max(180)
    .describe('How long it takes; also the width of its book in the chart.'),
  href,
})

/** A group of the catalog; the articles come from the posts. */
const shelf = {
  id: z.string().regex(/^[a-z]+$/, { error: 'must be one lower-case word; links point to it' }),
  mark: z.string().regex(/^[A-Z]$/, { error: 'must be one capital letter' }),
  name: text(4, 40, 'What the group holds.'),
  note: text(20, 160, 'What its items have in common.'),
}

export const resourcesSchema = z.strictObject({
  meta,
  kicker,
  headline,
  lead,
  terms: text(30, 160, 'What it costs, and where an address is asked for.'),
  drawing: z.strictObject({
    caption: text(20, 140, 'How to read the widths.'),
    description: text(40, 300, 'The drawing, for people who hear it.'),
  }),
  labels: z.strictObject({
    item: text(4, 24, 'Heads the titles.'),
    forWhom: text(3, 24, 'Heads the second column.'),
    takes: text(4, 24, 'Heads the minutes.'),
    atHand: text(4, 24, 'Heads the last column.'),
  }),
  tools: z.strictObject({ ...shelf, items: list(3, item) }),
  guides: z.strictObject({ ...shelf, items: list(2, item) }),
  articles: z.strictObject({
    ...shelf,
    /** By category, so that a new post needs no edit here. */
    byCategory: z.record(
      z.enum(categoryNames as [(typeof categoryNames)[number], ...typeof categoryNames]),
      z.strictObject({ spine: text(4, 14, 'On the spine.'), ...particulars }),
    ),
    all: link,
  }),
  /** Groups of plain links, which are not in the chart. */
  samples: z.strictObject({ ...shelf, items: list(4, link) }),
  specialties: z.strictObject(shelf),
  outline: z.strictObject({
    ...opening,
    lead,
    /** Pages before the first chapter: the cover and the contents. */
    pagesBefore: z.number().int().min(1).max(4),
    chapters: objects(6, {
      title: text(10, 60, 'The chapter.'),
      rule: text(20, 140, 'What it has to hold.'),
      pages: z.number().int().min(1).max(8),
    }),
    rules: list([3, 5], text(20, 140, 'Holds for every page of it.')),
  }),
  next: nextStep,
})

export type ResourcesContent = z.infer<typeof resourcesSchema>
