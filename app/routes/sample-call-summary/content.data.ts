import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = p.samplePage.extend({
  title: p.label,
  facts: p.list(p.fact, [2, 4]),
  advertisers: z.strictObject({
    heading: p.label,
    text: p.paragraph,
    columns: z.array(p.label).length(3),
    rows: p.objects({ who: p.label, shows: p.line, misses: p.line }, [2, 4]),
  }),
  breakEven: z.strictObject({
    heading: p.label,
    dollarsPerPatient: z.number().int().positive(),
    text: p.paragraph,
  }),
  answer: z.strictObject({ heading: p.label, verdict: p.line, text: p.paragraph }),
  note: p.paragraph,
})

export const callSummary = readContent('pages/sample-call-summary.yaml', schema)
