import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = p.page({
  order: p.order('price', 'breakEven', 'guarantee', 'services', 'groups'),
  hero: p.serviceHero,
  services: p.section({
    lead: p.lead,
    getLabel: p.label,
    whyLabel: p.label,
    items: p.objects(
      { name: p.label, whatYouGet: p.list(p.line, [4, 6]), whyItMatters: p.paragraph, link: p.link },
      [4, 6],
    ),
  }),
  groups: p.section({ items: p.objects({ name: p.label, points: p.list(p.line, [2, 4]) }, [3, 5]) }),
  notIncluded: p.section({ items: p.objects({ what: p.label, who: p.line }, [5, 8]) }),
  price: p.section({
    lead: p.lead,
    labels: p.group(p.label, 'perMonth', 'toUs', 'ads', 'byExit'),
    ads: p.label,
    pick: p.label,
    packages: p.objects(
      {
        ...p.labels('name', 'takenBy', 'perMonth', 'toUs', 'byExit'),
        contents: p.line,
      },
      [2, 4],
    ),
    note: p.paragraph,
    costsHeading: p.label,
    costs: p.objects({ what: p.label, text: p.paragraph }, [4, 6]),
  }),
  guarantee: p.guarantee.extend({ goal: z.strictObject({ amount: p.label, text: p.paragraph }) }),
  start: p.section({ steps: p.list(p.point, [2, 4]) }),
  contact: p.section({
    text: p.paragraph,
    callToAction: p.label,
    phoneLabel: p.label,
    emailLabel: p.label,
  }),
})

export const whatsIncluded = readContent('pages/whats-included.yaml', schema)
