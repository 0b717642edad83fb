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
  text,
} from '../../content/checks/fields.schema.ts'

const categoryNames = categories.map(({ name }) => name)

const forWhom = text(6, 90, 'Who gets something out of it.')

const item = z.strictObject({
  title: text(4, 60, 'Its name on its own page.'),
  what: text(30, 200, 'What it is and what comes out of it.'),
  forWhom,
  takes: text(4, 60, 'How long it takes.'),
  href,
})

/** Each group has an anchor of its own. */
const group = { headline, note: text(20, 160, 'What its items have in common.').optional() }

export const resourcesSchema = z.strictObject({
  meta,
  kicker,
  headline,
  lead,
  terms: text(30, 160, 'What it costs, and where an address is asked for.'),
  tools: z.strictObject({ ...group, items: list(3, item) }),
  guides: z.strictObject({ ...group, items: list(2, item) }),
  articles: z.strictObject({
    ...group,
    /** By category, so that a new post needs no edit here. */
    forWhom: z.record(
      z.enum(categoryNames as [(typeof categoryNames)[number], ...typeof categoryNames]),
      forWhom,
    ),
    all: link,
  }),
  samples: z.strictObject(group),
  specialties: z.strictObject(group),
  outline: z.strictObject({
    headline,
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
export type ResourceItem = z.infer<typeof item>
