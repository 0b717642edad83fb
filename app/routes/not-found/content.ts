import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = z.strictObject({
  meta: p.meta,
  headline: p.label,
  text: p.paragraph,
  homeLabel: p.label,
  homeHref: p.href,
  code: z.literal('404'),
  likely: p.list(p.link, [2, 4]),
})

export const notFound = readContent('pages/not-found.yaml', schema)
