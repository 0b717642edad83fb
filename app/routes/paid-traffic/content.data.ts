import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'
import { iconNames } from '../../content/site/icons.ts'

const card = { title: p.label, text: p.line }

const schema = p.page({
  order: p.order('failures', 'features', 'related', 'timeline', 'guarantee'),
  hero: p.serviceHero,
  marked: z.strictObject({ ...p.labels('practice', 'town', 'why'), more: p.link }),
  failures: p.sectionHead.extend({
    moments: p.objects({ when: p.label, name: p.label, text: p.line }, [5, 5]),
    gone: p.label,
  }),
  features: p.sectionHead.extend({
    line: z.strictObject({ ...card, runs: p.label }),
    page: z.strictObject({ ...card, ...p.labels('headline', 'price', 'button') }),
    question: z.strictObject({ ...card, asked: p.label, choices: p.list(p.label, [3, 3]), chosen: p.label }),
    budget: z.strictObject({ ...card, ...p.labels('social', 'search') }),
  }),
  related: p.sectionHead.extend({
    items: p.objects({ icon: z.enum(iconNames), name: p.label, href: p.href, text: p.line }, [4, 4]),
  }),
  timeline: p.sectionHead.extend({ steps: p.list(p.spanStep, [4, 4]) }),
  guarantee: p.serviceGuarantee,
  closing: p.closing,
})

export const paidTraffic = readContent('pages/paid-traffic.yaml', schema)
