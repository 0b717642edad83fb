import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const head = p.sectionHead.shape
const side = z.strictObject({ heading: p.label, items: p.list(p.line, [4, 6]) })

const schema = p.page({
  order: p.order('call', 'channels', 'fit', 'steps', 'faq'),
  hero: p.hero,
  /** The way a question goes, drawn. */
  way: z.strictObject({
    ...p.labels('start', 'end', 'ringed'),
    description: p.paragraph,
    ways: p.objects(p.labels('name', 'when'), [3, 3]),
  }),
  call: z.strictObject({ ...head, details: p.objects({ term: p.label, meaning: p.line }, [5, 7]) }),
  channels: z.strictObject({
    ...head,
    ...p.group(z.strictObject({ name: p.label, text: p.paragraph }), 'phone', 'email', 'mail', 'hours').shape,
  }),
  fit: z.strictObject({ ...head, should: side, shouldNot: side }),
  steps: z.strictObject({ ...head, steps: p.list(p.numberedStep, [5, 5]) }),
  faq: p.faq.extend({ kicker: p.kicker }),
  closing: z.strictObject({ text: p.paragraph, callToAction: p.label }),
})

export const contact = readContent('pages/contact.yaml', schema)
