import { z } from 'zod'
import { list, text } from '../checks/fields.schema.ts'
import type { ArticleBody } from './article-body.ts'

/** The blog's categories in the order of its filter. `slug` is the query value. */
export const categories = [
  { slug: 'medical-marketing', name: 'Medical Marketing' },
  { slug: 'neuropathy-marketing', name: 'Neuropathy Marketing' },
  { slug: 'ketamine-marketing', name: 'Ketamine Marketing' },
  { slug: 'regenerative-medicine-marketing', name: 'Regenerative Medicine Marketing' },
] as const

export type Category = (typeof categories)[number]

const names = categories.map(({ name }) => name) as [Category['name'], ...Category['name'][]]

/** Reading speed for `readTime`. */
export const WORDS_PER_MINUTE = 225
/** Length of an article in words, without sources. */
export const ARTICLE_WORDS = { from: 1_200, to: 2_000 } as const

/** Front matter of a post; no other fields are allowed. */
export const postSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'must be lower-case words joined by hyphens, the name of its file without .md',
  }),
  title: text(20, 90, 'The headline, as in the list and on the page.'),
  description: text(70, 220, 'One or two sentences under the headline and on the card.'),
  metaDescription: text(70, 160, 'One or two sentences for the search result.'),
  keywords: list([2, 10], text(3, 60, 'What somebody would search for.')),
  category: z.enum(names, { error: `must be one of ${names.join(', ')}` }),
  author: text(4, 60, 'Who wrote it; {author} is the author of site.config.ts.'),
  date: z.iso.date({ error: 'must be a day as YYYY-MM-DD, e.g. 2026-11-20' }),
  readTime: z.string().regex(/^[1-9]\d* min read$/, { error: 'must read like “7 min read”' }),
})

export type PostFields = z.infer<typeof postSchema>

export interface Post extends PostFields {
  body: ArticleBody
  /** Date the legal and medical facts were last checked, YYYY-MM-DD. */
  factsTrueTo: string
}
