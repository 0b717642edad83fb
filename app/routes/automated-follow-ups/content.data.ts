import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = p.page({
  order: p.order('sequence', 'responseTime', 'rules', 'guarantee'),
  hero: p.serviceHero,
  sequence: p.section({
    lead: p.paragraph,
    note: p.paragraph,
    dayLabel: p.label,
    weekdays: p.list(p.label, [6, 8]),
    form: z.strictObject({ time: p.label, what: p.line }),
    ...p.labels('fromLabel', 'sender', 'postalAddress', 'because', 'optOut'),
    legalNote: p.paragraph,
    emails: p.objects(
      {
        day: z.number().int(),
        subject: p.label,
        purpose: p.line,
        body: p.list(p.text(4, 480), [2, 4]),
        linkLabel: p.label,
      },
      [6, 8],
    ),
  }),
  responseTime: p.section({
    paragraphs: p.list(p.paragraph, [1, 2]),
    parts: p.objects({ percent: z.number().int(), label: p.label }, [2, 4]),
    source: p.source,
    description: p.paragraph,
    note: p.paragraph,
  }),
  rules: p.section({
    whenLabel: p.label,
    thenLabel: p.label,
    rows: p.objects({ when: p.label, result: p.paragraph }, [4, 6]),
    evidence: p.paragraph,
    source: p.source,
  }),
  guarantee: p.guarantee.extend({
    exampleLabel: p.label,
    bars: p.objects({ label: p.label, bookings: z.number().int() }, [1, 3]),
    unit: p.label,
  }),
  closing: p.closing,
  related: p.relatedLinks,
})

export const automatedFollowUps = readContent('pages/automated-follow-ups.yaml', schema)
