import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

/** Text of /search, and of the search field on the 404 page; the questions that have an answer of their own. */
export const search = readContent(
  'pages/search.yaml',
  p.page({
    ...p.labels('headline', 'resultsFor', 'label', 'submit', 'menuHeading'),
    none: p.line,
    next: z.strictObject({ text: p.line, link: p.link }),
    answers: z.array(z.strictObject({ words: z.array(z.string()), paths: z.array(p.href) })),
    skippedWords: z.string(),
  }),
)
