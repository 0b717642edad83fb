import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'
import { iconNames } from '../../content/site/icons.ts'

const schema = p.page({
  order: p.order('sequence', 'rules', 'guarantee'),
  hero: p.serviceHero.extend({ terms: p.line }),
  calendar: z.strictObject({
    ...p.labels('form', 'day', 'first'),
    weekdays: p.list(p.label, [7, 7], 7),
    description: p.paragraph,
    caption: p.line,
  }),
  sequence: p.sectionHead.extend({
    ...p.labels('fromLabel', 'sender', 'postalAddress', 'because', 'optOut'),
    note: p.paragraph,
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
  rules: p.sectionHead.extend({
    items: p.objects({ icon: z.enum(iconNames), when: p.label, result: p.line }, [4, 4]),
    evidence: p.paragraph,
    source: p.source,
  }),
  guarantee: p.serviceGuarantee.extend({
    example: p.label,
    bars: p.objects({ label: p.label, bookings: z.number().int() }, [2, 2]),
  }),
  test: z.strictObject({ ...p.labels('kicker', 'first', 'second'), question: p.line }),
  closing: p.closing,
})

export const automatedFollowUps = readContent('pages/automated-follow-ups.yaml', schema)
