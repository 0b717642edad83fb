import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

const schema = z.strictObject({
  categories: p.objects(
    {
      slug: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'must be lower-case words joined by hyphens' }),
      name: p.key,
    },
    [2, 6],
  ),
  author: p.label,
  list: p.page({
    kicker: p.kicker,
    headline: p.turnedHeadline,
    lead: p.lead,
    ...p.labels('filterLabel', 'all', 'unknownCategory', 'empty', 'showAll', 'newer', 'older'),
    next: p.nextStep,
    shownAll: p.filled('count'),
    shownOne: p.filled('name'),
    shownSeveral: p.filled('name', 'count'),
    filteredTitle: p.filled('name'),
    pages: p.filled('current', 'last'),
  }),
  article: z.strictObject({
    /** Below the line that the article strikes. */
    struck: p.line,
    ...p.labels('backToList', 'contents', 'sources', 'sourceLabel', 'tableLabel', 'reviewedBy'),
    about: z.strictObject({ heading: p.label, text: p.paragraph }),
    offer: z.strictObject({ text: p.paragraph, callToAction: p.label }),
    by: p.filled('name'),
    readTime: p.filled('minutes'),
    ...p.labels('filmDownload', 'neighbors', 'previous', 'next', 'related'),
  }),
  figures: p.group(p.label, 'assumed'),
})

/** The list of articles, and the words around an article and in its drawings. */
export const blog = readContent('blog.yaml', schema)
