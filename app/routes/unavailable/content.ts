import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = z.strictObject({
  meta: p.meta,
  headline: p.label,
  text: p.paragraph,
  homeLabel: p.label,
  homeHref: p.href,
  call: p.filled('phone'),
})

export const unavailable = readContent('pages/unavailable.yaml', schema)
