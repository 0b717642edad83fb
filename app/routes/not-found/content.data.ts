import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = p.messagePage.extend({
  code: z.literal('404'),
  /** A line that the pencil struck, and its remark. */
  struck: p.line,
  note: p.line,
  likely: p.list(p.link, [2, 4]),
})

export const notFound = readContent('pages/not-found.yaml', schema)
