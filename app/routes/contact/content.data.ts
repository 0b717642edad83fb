import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = p.page({
  order: p.order('channels', 'area', 'fit', 'steps'),
  hero: p.hero,
  call: z.strictObject({ heading: p.label, details: p.objects({ term: p.label, meaning: p.line }, [5, 7]) }),
  channels: p.section({
    lead: p.lead,
    ...p.group(z.strictObject({ name: p.label, text: p.paragraph }), 'phone', 'email', 'mail', 'hours').shape,
  }),
  fit: p.section({
    should: z.strictObject({ heading: p.label, items: p.list(p.line, [4, 6]) }),
    shouldNot: z.strictObject({ heading: p.label, items: p.list(p.line, [4, 6]) }),
  }),
  steps: p.section({ steps: p.list(p.numberedStep, [4, 6]) }),
  faq: p.faq,
  closing: z.strictObject({ text: p.paragraph, callToAction: p.label }),
})

export const contact = readContent('pages/contact.yaml', schema)
