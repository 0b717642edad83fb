import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'
import { answerValues } from './answers.ts'

const schema = z.strictObject({
  meta: p.meta,
  kicker: p.kicker,
  headline: p.turnedHeadline,
  lead: p.lead,
  begin: p.label,
  aside: p.nextStep,
  example: z.strictObject({
    heading: p.label,
    text: p.line,
    answers: z.record(z.string(), z.enum(answerValues)),
  }),
  stations: p.objects(
    {
      id: z.string(),
      name: p.label,
      person: p.line,
      questions: p.objects(
        {
          id: z.string(),
          name: p.label,
          asks: p.line,
          tool: p.label,
          minutes: z.number().int(),
          check: p.paragraph,
          why: p.paragraph,
          source: p.source.optional(),
          more: p.link.optional(),
          means: p.group(p.line, 'yes', 'partly', 'no', 'unknown'),
          effort: z.enum(['hour', 'days', 'weeks']),
          fix: z.strictObject({ title: p.line, text: p.paragraph }),
        },
        [2, 4],
      ),
    },
    [4, 6],
  ),
  result: z.strictObject({
    states: z.strictObject({
      empty: z.strictObject({ headline: p.headline, text: p.paragraph }),
      partial: p.paragraph,
      fixes: p.paragraph,
      unknowns: p.paragraph,
      allYes: p.paragraph,
      allYesLink: p.link,
    }),
    summary: p.group(p.label, 'before', 'heading', 'first', 'whole'),
    ...p.labels('legend', 'fixesHeading', 'unknownsHeading', 'change', 'restart'),
    answers: p.group(p.label, 'yes', 'partly', 'no', 'unknown', 'open'),
    efforts: p.group(p.label, 'hour', 'days', 'weeks'),
    order: p.paragraph,
    call: p.nextStep,
  }),
  form: z.strictObject({
    ...p.labels('checkLabel', 'evidence', 'checked', 'whyLabel', 'submit'),
    submitNote: p.line,
    liveNote: p.line,
    quick: z.strictObject({ headline: p.headline, text: p.line }),
    further: z.strictObject({ headline: p.headline, text: p.paragraph }),
  }),
  sources: p.paragraph,
  reviewBy: z.iso.date(),
  closing: p.closing,
})

export const marketingAudit = readContent('pages/marketing-audit.yaml', schema)
