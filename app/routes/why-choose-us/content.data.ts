import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = p.page({
  order: p.order('reasons', 'area', 'proof', 'comparison', 'samples'),
  hero: p.hero,
  contractLengths: z.strictObject({
    heading: p.label,
    terms: p.objects({ name: p.label, days: z.number().int(), label: p.label, ours: z.boolean() }, [2, 4]),
    note: p.paragraph,
  }),
  reasons: p.section({
    lead: p.lead,
    checkLabel: p.label,
    items: p.objects({ title: p.label, text: p.paragraph, check: p.paragraph }, [6, 8]),
  }),
  comparison: p.section({
    lead: p.lead,
    labels: p.group(p.label, 'feature', 'us', 'them', 'detail'),
    caption: p.line,
    rows: p.objects({ feature: p.label, us: p.line, them: p.line, detail: p.paragraph }, [8, 10]),
    note: p.paragraph,
  }),
  samples: p.section({ lead: p.lead }),
  guarantee: p.section({
    promise: p.paragraph,
    yourPart: p.guaranteeTerm,
    link: p.link,
  }),
  questions: p.section({
    text: p.paragraph,
    callToAction: p.label,
    items: p.list(p.label, [3, 5]),
  }),
})

export const whyChooseUs = readContent('pages/why-choose-us.yaml', schema)
