import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = z.strictObject({
  meta: p.meta,
  hero: p.serviceHero,
  library: z.strictObject({
    monthLabel: p.label,
    compounds: p.label,
    description: p.paragraph,
    note: p.paragraph,
  }),
  foundation: z.strictObject({
    headline: p.headline,
    paragraphs: p.list(p.paragraph, [1, 3]),
    layers: p.objects({ title: p.label, text: p.paragraph }, [2, 4]),
  }),
  timeline: z.strictObject({
    headline: p.headline,
    lead: p.paragraph,
    steps: p.objects(
      { when: p.label, title: p.label, text: p.paragraph, from: z.number().int(), to: z.number().int() },
      [3, 5],
    ),
  }),
  searches: z.strictObject({
    headline: p.headline,
    lead: p.paragraph,
    pageLabel: p.label,
    items: p.objects({ when: p.label, query: p.label, wants: p.line, page: p.line }, [3, 5]),
  }),
  anatomy: z.strictObject({
    headline: p.headline,
    sheetTitle: p.label,
    parts: p.objects({ name: p.label, text: p.line }, [5, 7]),
    description: p.paragraph,
  }),
  costs: z.strictObject({
    headline: p.headline,
    lead: p.paragraph,
    description: p.paragraph,
    chartTitle: p.label,
    adsLine: p.label,
    spanLabel: p.label,
    adsLabel: p.label,
    searchLabel: p.label,
    countLabel: p.label,
    caption: p.line,
    assumptions: z.strictObject({
      adsPerConsultationDollars: z.number().int(),
      searchPerMonthDollars: z.number().int(),
      spans: p.objects(
        { fromMonth: z.number().int(), toMonth: z.number().int(), consultationsPerMonth: z.number() },
        [3, 5],
      ),
    }),
    yearLabel: p.label,
    reading: p.paragraph,
    disclaimer: p.paragraph,
  }),
  limits: z.strictObject({
    headline: p.headline,
    items: p.objects({ title: p.label, text: p.paragraph }, [2, 4]),
  }),
  closing: z.strictObject({
    headline: p.headline,
    text: p.paragraph,
    callToAction: p.label,
    choices: p.objects(
      { situation: p.label, advice: p.line, link: z.strictObject({ label: p.label, href: p.href }) },
      [2, 4],
    ),
  }),
})

export const seo = readContent('pages/seo.yaml', schema)

export type SeoContent = typeof seo
