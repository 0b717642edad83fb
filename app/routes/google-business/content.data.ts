import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = p.page({
  order: p.order('profile', 'guarantee', 'reviews'),
  hero: p.serviceHero,
  mapPack: z.strictObject({
    query: p.label,
    places: p.objects({ name: p.label, line: p.label }, [2, 4]),
    yours: z.number().int(),
    description: p.paragraph,
    note: p.paragraph,
  }),
  profile: p.sectionHead.extend({
    card: p.label,
    rows: p.objects({ part: p.label, found: p.label, fix: p.label }, [6, 8]),
  }),
  guarantee: p.serviceGuarantee.extend({ start: p.label, end: p.label, description: p.paragraph }),
  reviews: p.sectionHead.extend({
    lead: p.lead,
    ...p.labels('wrongLabel', 'rightLabel'),
    wrong: p.line,
    right: p.line,
  }),
  closing: p.closing,
})

export const googleBusiness = readContent('pages/google-business.yaml', schema)
