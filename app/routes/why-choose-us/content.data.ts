import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const head = p.sectionHead.shape

const schema = p.page({
  order: p.order('reasons', 'comparison', 'guarantee', 'proof', 'samples'),
  hero: p.hero,
  reasons: z.strictObject({
    ...head,
    checkLabel: p.label,
    items: p.objects({ title: p.label, text: p.line, check: p.line }, [7, 7]),
  }),
  comparison: z.strictObject({
    ...head,
    labels: p.group(p.label, 'feature', 'us', 'them', 'detail'),
    caption: p.line,
    /** Those with `inHero` stand beside the headline too. */
    rows: p.objects(
      { feature: p.label, us: p.line, them: p.line, detail: p.paragraph, inHero: z.boolean().optional() },
      [8, 10],
    ),
    all: p.label,
    note: p.paragraph,
  }),
  guarantee: p.sectionHead,
  samples: p.sectionHead,
  questions: p.section({
    text: p.paragraph,
    callToAction: p.label,
    items: p.list(p.label, [3, 5]),
  }),
})

export const whyChooseUs = readContent('pages/why-choose-us.yaml', schema)
