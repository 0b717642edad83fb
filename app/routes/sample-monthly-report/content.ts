import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = z.strictObject({
  meta: p.meta,
  headline: p.turnedHeadline,
  lead: p.lead,
  label: p.paragraph,
  closing: p.nextStep,
  title: p.label,
  facts: p.list(p.fact, [2, 4]),
  result: z.strictObject({ headline: p.label, text: p.paragraph }),
  chart: z.strictObject({
    caption: p.line,
    description: p.paragraph,
    target: p.label,
    weeks: p.objects({ label: p.label, booked: z.number().int() }, [4, 6]),
  }),
  flow: z.strictObject({
    heading: p.label,
    rows: p.objects({ label: p.label, value: p.label, note: p.line.optional() }, [8, 12]),
  }),
  excluded: z.strictObject({
    heading: p.label,
    rows: p.objects({ reason: p.label, count: z.number().int() }, [2, 5]),
  }),
  remarks: p.objects({ heading: p.label, items: p.list(p.paragraph, [1, 4]) }, [2, 4]),
})

export const sampleReport = readContent('pages/sample-monthly-report.yaml', schema)

export type SampleReport = typeof sampleReport
