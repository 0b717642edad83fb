import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

/** What machines are told: share pictures' text alternatives, and a comment in robots.txt. */
export const { cardAlts, robotsNote } = readContent(
  'sections/site-descriptions.yaml',
  z.strictObject({
    cardAlts: z.strictObject({ page: p.line, patient: p.filled('clinic') }),
    robotsNote: p.line,
  }),
)
