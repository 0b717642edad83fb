import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = p.page({
  order: p.order('funnel', 'guarantee', 'websites', 'integrations', 'deliverables'),
  hero: p.serviceHero,
  funnel: p.section({
    lead: p.lead,
    visitors: z.number().int(),
    visitorsLabel: p.label,
    leaveLabel: p.label,
    steps: p.objects(
      {
        name: p.label,
        text: p.paragraph,
        leave: z.number().int(),
        leaveText: p.line,
        left: z.number().int(),
        leftText: p.label,
      },
      [3, 5],
    ),
  }),
  guarantee: p.guarantee.extend({ leadsLabel: p.label }),
  websites: p.section({ paragraphs: p.list(p.paragraph, [2, 3]) }),
  integrations: p.section({
    ...p.labels('fromLabel', 'givesLabel', 'soThatLabel', 'and'),
    rows: p.objects(
      { from: p.objects({ label: p.label, href: p.href.optional() }, [1, 2]), gives: p.line, soThat: p.line },
      [3, 5],
    ),
  }),
  deliverables: p.section({ items: p.list(p.line, [8, 10]), note: p.paragraph }),
  closing: p.closing,
})

export const funnelCreation = readContent('pages/funnel-creation.yaml', schema)
