import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = z.strictObject({
  meta: p.meta,
  order: p.order('profile', 'factors', 'reviews', 'guarantee'),
  hero: p.serviceHero,
  mapPack: z.strictObject({
    query: p.label,
    places: p.objects({ name: p.label, line: p.label }, [2, 4]),
    yours: z.number().int(),
    description: p.paragraph,
    note: p.paragraph,
  }),
  profile: z.strictObject({
    headline: p.headline,
    lead: p.lead,
    foundLabel: p.label,
    fixLabel: p.label,
    checkLabel: p.label,
    description: p.paragraph,
    panel: z.strictObject({
      name: p.label,
      category: p.label,
      also: p.label,
      buttons: p.list(p.label, [3, 5]),
      site: p.label,
      address: p.label,
      phone: p.label,
      hours: p.objects({ name: p.label, value: p.label }, [3, 5]),
      services: p.objects({ name: p.label, value: p.label }, [2, 4]),
      replyLabel: p.label,
      reply: p.line,
    }),
    notes: p.objects(
      {
        part: z.enum(['photos', 'name', 'buttons', 'address', 'hours', 'services', 'reviews']),
        title: p.label,
        found: p.line,
        fix: p.line,
        check: p.line,
      },
      [6, 8],
    ),
  }),
  factors: z.strictObject({
    headline: p.headline,
    lead: p.lead,
    items: p.objects({ name: p.label, means: p.paragraph, can: p.label, change: p.paragraph }, [2, 4]),
  }),
  reviews: z.strictObject({
    headline: p.headline,
    lead: p.lead,
    wrongLabel: p.label,
    wrong: p.line,
    rightLabel: p.label,
    rules: p.objects({ title: p.label, text: p.paragraph }, [3, 4]),
  }),
  guarantee: z.strictObject({
    headline: p.headline,
    promise: p.paragraph,
    terms: p.list(p.guaranteeTerm, [3, 5]),
    link: p.link,
    placesLabel: p.label,
  }),
  closing: z.strictObject({ headline: p.headline, text: p.paragraph, callToAction: p.label, field: p.label }),
  related: p.relatedLinks,
})

export const googleBusiness = readContent('pages/google-business.yaml', schema)

export type GoogleBusinessContent = typeof googleBusiness
export type ProfilePart = GoogleBusinessContent['profile']['notes'][number]['part']
