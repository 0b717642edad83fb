import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const whole = z.number().int()
const service = z.strictObject({ name: p.label, href: p.href, text: p.line })

const schema = p.page({
  order: p.order('websites', 'funnel', 'integrations', 'deliverables', 'guarantee'),
  hero: p.serviceHero,
  pages: z.strictObject({
    loses: z.strictObject({ ...p.labels('title', 'mission', 'note'), menu: p.list(p.label, [9, 9]) }),
    books: z.strictObject({
      ...p.labels('title', 'headline', 'price', 'note', 'chosen'),
      times: p.list(p.label, [3, 3]),
    }),
  }),
  websites: p.sectionHead.extend({
    asks: p.label,
    moments: p.objects({ name: p.label, text: p.line }, [3, 3]),
    gone: p.label,
    keep: p.line,
  }),
  funnel: p.sectionHead.extend({
    visitors: whole,
    visitorsLabel: p.label,
    steps: p.objects({ name: p.label, text: p.line, leave: p.line, left: whole, leftText: p.label }, [4, 4]),
  }),
  integrations: p.sectionHead.extend({
    sources: p.list(service, [3, 3]),
    funnel: z.strictObject({ name: p.label, text: p.line }),
    results: z.tuple([z.strictObject({ name: p.label, text: p.line }), service]),
  }),
  deliverables: p.sectionHead.extend({ title: p.label, items: p.list(p.line, [6, 8]), note: p.paragraph }),
  guarantee: p.serviceGuarantee.extend({ drawn: p.line, benchmark: p.line }),
  closing: p.closing,
})

export const funnelCreation = readContent('pages/funnel-creation.yaml', schema)
