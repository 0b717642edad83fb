import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const head = p.sectionHead.shape
/** In the order of their prices. */
export const packageIds = ['adsOnly', 'machine', 'allServices'] as const
const onePackage = z.strictObject({ contents: p.line, ...p.labels('takenBy', 'name', 'atRisk') })
const promise = z.strictObject({ promise: p.line, terms: p.paragraph })

const schema = p.page({
  order: p.order('services', 'groups', 'notIncluded', 'investment', 'start'),
  hero: p.serviceHero.extend({ onPage: p.link }),
  packages: z.strictObject({
    ...p.labels('title', 'perMonth', 'ourFee', 'ads', 'atRisk'),
    items: p.group(onePackage, ...packageIds),
    note: p.paragraph,
  }),
  services: z.strictObject({
    ...head,
    ...p.labels('getLabel', 'whyLabel'),
    items: p.objects(
      { name: p.label, whatYouGet: p.list(p.line, [4, 6]), whyItMatters: p.paragraph, link: p.link },
      [4, 6],
    ),
  }),
  groups: z.strictObject({
    ...head,
    items: p.objects({ name: p.label, points: p.list(p.line, [2, 4]) }, [3, 5]),
  }),
  investment: z.strictObject({
    ...head,
    costs: p.objects({ what: p.label, text: p.line }, [3, 3]),
    guarantee: p.section({
      forAds: promise,
      forAll: promise,
      terms: p.paragraph,
      ...p.labels('launch', 'deadline', 'free'),
      description: p.paragraph,
      link: p.link,
    }),
    goal: z.strictObject({ amount: p.label, text: p.paragraph }),
    capacity: z.strictObject({ amount: p.label, text: p.line }),
  }),
  start: z.strictObject({ ...head, steps: p.list(p.point, [2, 4]) }),
  contact: p.section({
    text: p.paragraph,
    callToAction: p.label,
    phoneLabel: p.label,
    emailLabel: p.label,
  }),
})

export const whatsIncluded = readContent('pages/whats-included.yaml', schema)
