import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = p.page({
  kicker: p.kicker,
  headline: p.headline,
  lead: p.lead,
  slip: z.strictObject({
    heading: p.label,
    method: z.literal('GET'),
    fields: p.objects(
      { name: z.enum(['timestamp', 'triggered_from', 'test_data']), meaning: p.line },
      [2, 4],
    ),
    testData: p.label,
  }),
  button: z.strictObject({ idle: p.label, running: p.label }),
  sent: z.strictObject({ title: p.label, text: p.line }),
  failed: z.strictObject({ title: z.literal('Error'), text: p.label }),
  afterwards: z.strictObject({
    heading: p.label,
    desk: p.list(p.paragraph, [2, 4]),
    outside: p.list(p.paragraph, [2, 4]),
    command: p.label,
  }),
})

export const webhookTest = readContent('pages/webhook-test.yaml', schema)

export type WebhookTestContent = typeof webhookTest
