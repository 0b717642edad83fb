import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = z.strictObject({
  meta: z.strictObject({ title: p.label, description: p.line, keywords: p.paragraph }),
  order: p.order('phases', 'results', 'roles'),
  hero: p.hero,
  intro: p.section({ campaign: p.point, system: p.point }),
  phases: p.section({
    deliverableLabel: p.label,
    involvementLabel: p.label,
  }),
  results: p.section({
    basis: p.line,
    milestones: p.objects({ when: p.label, what: p.line }, [4, 6]),
    guarantee: z.strictObject({ heading: p.label, text: p.paragraph, link: p.link }),
  }),
  roles: p.section({
    description: p.paragraph,
    ours: z.strictObject({ name: p.label, percent: z.number().int(), items: p.list(p.line, [4, 7]) }),
    yours: z.strictObject({ name: p.label, percent: z.number().int(), items: p.list(p.line, [4, 7]) }),
  }),
  communication: p.section({
    items: p.objects({ when: p.label, what: p.paragraph }, [4, 5]),
    link: p.link,
  }),
  notIncluded: p.section({ items: p.list(p.line, [5, 7]), link: p.link }),
  closing: p.closing,
})

export const howWeWork = readContent('pages/how-we-work.yaml', schema)
