import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = p.page({
  order: p.order('profile', 'factors', 'reviews', 'guarantee'),
  hero: p.serviceHero,
  mapPack: z.strictObject({
    query: p.label,
    places: p.objects({ name: p.label, line: p.label }, [2, 4]),
    yours: z.number().int(),
    description: p.paragraph,
    note: p.paragraph,
  }),
  profile: p.section({
    lead: p.lead,
    ...p.labels('partLabel', 'foundLabel', 'fixLabel', 'checkLabel'),
    notes: p.objects(
      {
        title: p.label,
        found: p.line,
        fix: p.line,
        check: p.line,
      },
      [6, 8],
    ),
  }),
  factors: p.section({
    lead: p.lead,
    items: p.objects({ name: p.label, means: p.paragraph, can: p.label, change: p.paragraph }, [2, 4]),
  }),
  reviews: p.section({
    lead: p.lead,
    wrongLabel: p.label,
    wrong: p.line,
    rightLabel: p.label,
    right: p.line,
    rules: p.list(p.point, [3, 4]),
  }),
  guarantee: p.guarantee,
  closing: p.closing,
  related: p.relatedLinks,
})

export const googleBusiness = readContent('pages/google-business.yaml', schema)

export type GoogleBusinessContent = typeof googleBusiness
