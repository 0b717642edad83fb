import { z } from 'zod'
import { figure, headline, href, kicker, link, list, meta, text } from './schema.ts'

/** The addresses that have a short page. */
export const pagePaths = ['/about', '/resources'] as const

export type PagePath = (typeof pagePaths)[number]

const paragraph = text(40, 560, 'Two to five sentences about one thing.')

const section = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z-]*$/, { error: 'must be lower-case letters and hyphens, e.g. guarantee' })
    .describe('The part of the address after #; links on other pages point here.')
    .optional(),
  heading: text(4, 70, 'States what the section says.'),
  paragraphs: list(paragraph, 1, 12),
  links: list(link, 1, 6).optional(),
})

/** A page that says its one thing and leads to the call. Never an announcement of a later page. */
export const pageSchema = z.strictObject({
  path: z.enum(pagePaths),
  ...meta.shape,
  kicker,
  headline,
  paragraphs: list(paragraph, 2, 4),
  facts: list(figure, 3, 5),
  sections: list(section, 1, 8).optional(),
  next: z.strictObject({
    text: text(30, 200, 'Why the next step follows from this page.'),
    label: text(6, 36, 'The button or link.'),
    href,
  }),
})

export type Page = z.infer<typeof pageSchema>
export type PageSection = z.infer<typeof section>
