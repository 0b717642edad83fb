import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

/** What machines are told: share pictures' text alternatives, a comment in robots.txt, and the text of llms.txt. */
export const {
  cardAlts,
  robotsNote,
  llms: llmsWords,
} = readContent(
  'sections/site-descriptions.yaml',
  z.strictObject({
    cardAlts: z.strictObject({ page: p.line, patient: p.filled('clinic') }),
    robotsNote: p.line,
    llms: p.group(p.line, 'contact', 'specialties', 'tools', 'articles').extend({
      feed: p.group(p.line, 'title', 'text'),
    }),
  }),
)
