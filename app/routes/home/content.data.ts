import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = z.strictObject({
  meta: p.meta,
  hero: z.strictObject({
    headline: p.turnedHeadline,
    lead: p.lead,
    callToAction: p.label,
    guaranteeLink: p.link,
    smallPrint: p.label,
    month: p.line,
  }),
  figures: p.list(p.figure, [3, 5]),
  problem: z.strictObject({
    headline: p.headline,
    items: p.objects({ bought: p.label, truth: p.label }, [4, 5]),
    link: p.link,
  }),
  methodology: z.strictObject({
    headline: p.headline,
    lead: p.lead,
    stages: p.objects(
      {
        name: p.label,
        weeks: p.label,
        fromWeek: z.number().int(),
        toWeek: z.number().int().nullable(),
        what: p.label,
      },
      [4, 6],
    ),
    link: p.link,
  }),
  assessment: z.strictObject({
    headline: p.headline,
    lead: p.lead,
    advantages: p.list(p.line, [4, 6]),
    sample: z.strictObject({
      title: p.label,
      when: p.label,
      stamp: p.label,
      answers: p.objects({ question: p.label, answer: p.label }, [6, 8]),
      note: p.paragraph,
    }),
    link: p.link,
  }),
  guides: z.strictObject({
    headline: p.headline,
    lead: p.lead,
    sampleTitle: p.label,
    chapters: p.objects({ title: p.label, page: z.number().int() }, [5, 6]),
    link: p.link,
  }),
  journey: z.strictObject({
    headline: p.headline,
    steps: p.objects({ number: z.number().int(), title: p.label, description: p.label }, [4, 6]),
  }),
  differentiators: z.strictObject({
    headline: p.headline,
    items: p.objects({ title: p.label, text: p.label }, [6, 8]),
    samplesHeading: p.label,
    link: p.link,
  }),
  comparison: z.strictObject({
    headline: p.headline,
    coldTraffic: z.strictObject({ title: p.label, text: p.line }),
    seo: z.strictObject({ title: p.label, text: p.line }),
    link: p.link,
  }),
  beforeAfter: z.strictObject({
    headline: p.headline,
    beforeLabel: p.label,
    afterLabel: p.label,
    rows: p.objects({ before: p.label, after: p.label }, [5, 7]),
  }),
  specialties: z.strictObject({ headline: p.filled('count') }),
  caseStudies: z.strictObject({
    headline: p.headline,
    examples: p.objects(
      {
        specialty: p.label,
        assumptions: p.month,
        reading: p.line,
      },
      [2, 4],
    ),
    disclaimer: p.line,
  }),
  guarantee: z.strictObject({
    headline: p.headline,
    promise: p.line,
    terms: p.list(p.guaranteeTerm, [4, 5]),
    link: p.link,
    riskLink: p.link,
  }),
  strategyCall: z.strictObject({
    headline: p.headline,
    text: p.line,
    sample: p.link,
    agenda: p.objects({ minutes: z.number().int(), what: p.line }, [3, 5]),
    callToAction: p.label,
    smallPrint: p.line,
    host: p.label,
  }),
  faq: z.strictObject({
    headline: p.headline,
    items: p.objects({ question: p.line, answer: p.paragraph }, [11, 13]),
  }),
})

export const home = readContent('pages/home.yaml', schema)

export type Home = typeof home
