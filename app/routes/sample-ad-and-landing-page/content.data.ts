import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = p.samplePage.extend({
  title: p.label,
  practice: p.label,
  notesHeading: p.label,
  ad: z.strictObject({
    heading: p.label,
    initials: p.label,
    sponsored: p.label,
    passages: p.objects({ text: p.paragraph, note: z.number().int() }, [2, 3]),
    picture: z.strictObject({ line: p.label, text: p.line, note: z.number().int() }),
    domain: p.label,
    headline: p.label,
    button: p.label,
    notes: p.objects({ title: p.label, text: p.paragraph }, [3, 5]),
  }),
  page: z.strictObject({
    heading: p.label,
    disclosure: z.strictObject({ text: p.line, note: z.number().int() }),
    crisis: z.strictObject({ text: p.line, note: z.number().int() }),
    headline: p.line,
    passages: p.objects({ title: p.label.optional(), text: p.paragraph, note: z.number().int() }, [4, 6]),
    form: z.strictObject({
      fields: p.list(p.label, [2, 4]),
      box: p.line,
      button: p.label,
      note: z.number().int(),
    }),
    foot: p.paragraph,
    notes: p.objects({ title: p.label, text: p.paragraph }, [6, 8]),
  }),
  redline: z.strictObject({
    heading: p.label,
    text: p.paragraph,
    struck: p.line,
    struckLabel: p.label,
    added: p.paragraph,
    addedLabel: p.label,
    reasons: p.list(p.paragraph, [2, 4]),
    asOf: p.line,
  }),
})

export const sampleAd = readContent('pages/sample-ad-and-landing-page.yaml', schema)

export type SampleAd = typeof sampleAd
export type AdNote = SampleAd['ad']['notes'][number]
