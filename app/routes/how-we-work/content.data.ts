import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const head = p.sectionHead.shape
const role = z.strictObject({ name: p.label, items: p.list(p.line, [4, 7]) })

const schema = z.strictObject({
  meta: z.strictObject({ title: p.label, description: p.line, keywords: p.paragraph }),
  order: p.order('systems', 'phases', 'results', 'roles', 'communication', 'notIncluded'),
  hero: p.hero,
  systems: z.strictObject({ ...head, ...p.group(p.point, 'campaign', 'system').shape }),
  phases: z.strictObject({ ...head, ...p.labels('deliverable', 'involvement') }),
  results: z.strictObject({
    ...head,
    milestones: p.objects({ when: p.label, what: p.line }, [3, 5]),
    showRate: p.paragraph,
  }),
  roles: z.strictObject({
    ...head,
    description: p.paragraph,
    ...p.group(role, 'ours', 'yours').shape,
  }),
  communication: z.strictObject({
    ...head,
    items: p.objects({ when: p.label, what: p.paragraph }, [4, 5]),
    link: p.link,
  }),
  closing: p.closing,
})

export const howWeWork = readContent('pages/how-we-work.yaml', schema)
