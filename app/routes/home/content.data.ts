import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const pair = p.group(p.label, 'name', 'text')

const schema = p.page({
  /** The specialty of the sample ad at the top, as content/specialties names it. */
  ad: p.label,
  order: p.order(
    'breakEven',
    'letter',
    'guarantee',
    'caseStudies',
    'area',
    'rows',
    'proof',
    'strategyCall',
    'faq',
  ),
  hero: z.strictObject({
    headline: p.turnedHeadline,
    lead: p.lead,
    callToAction: p.label,
    guaranteeLink: p.link,
    smallPrint: p.label,
    month: p.line,
  }),
  rows: p.section({
    check: p.section({ line: p.label }),
    items: p.objects(
      {
        headline: p.headline,
        line: p.label,
        lead: p.lead.optional(),
        compared: pair.optional(),
        pairs: p.list(pair, [2, 7]),
        link: p.link,
      },
      [6, 9],
    ),
  }),
  specialties: z.strictObject({ headline: p.filled('count') }),
  caseStudies: p.section({
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
  guarantee: p.section({
    promise: p.paragraph,
    link: p.link,
  }),
  strategyCall: p.section({
    text: p.line,
    sample: p.link,
    agenda: p.objects({ minutes: z.number().int(), what: p.line }, [3, 5]),
    callToAction: p.label,
    smallPrint: p.line,
    host: p.label,
  }),
  faq: p.faq,
})

export const home = readContent('pages/home.yaml', schema)
