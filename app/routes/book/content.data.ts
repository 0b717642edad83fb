import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = p.page({
  headline: p.headline,
  lead: p.lead,
  promise: p.paragraph,
  sample: p.link,
  onTheCall: z.strictObject({
    heading: p.label,
    agenda: p.objects({ minutes: z.number().int(), what: p.line }, [2, 4]),
  }),
  frame: p.frame,
  steps: p.group(p.label, 'time', 'details'),
  callBack: p.line,
})

export const book = readContent('pages/book.yaml', schema)
