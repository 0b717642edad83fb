import { z } from 'zod'
import { headline, kicker, lead, list, meta, text } from '../../content/checks/fields.schema.ts'

const field = z.strictObject({
  name: z.enum(['timestamp', 'triggered_from', 'test_data']),
  meaning: text(10, 80, 'What the field tells the workflow.'),
})

/** Button and messages are fixed by the specification. */
export const webhookTestSchema = z.strictObject({
  meta,
  kicker,
  headline,
  lead,
  slip: z.strictObject({
    heading: text(6, 40, 'Heads the drawing of the request.'),
    method: z.literal('GET'),
    fields: list(3, field),
    testData: text(6, 60, 'The value of test_data.'),
  }),
  button: z.strictObject({ idle: text(6, 30, 'The one button.'), running: z.literal('Triggering...') }),
  sent: z.strictObject({ title: z.literal('Webhook Triggered'), text: text(20, 140, 'Where to look now.') }),
  failed: z.strictObject({
    title: z.literal('Error'),
    text: z.literal('Failed to trigger webhook. Check console for details.'),
  }),
  afterwards: z.strictObject({
    heading: text(6, 50, 'Heads what to do after the press.'),
    desk: list([2, 4], text(20, 220, 'One thing to know while the desk’s own receiver is called.')),
    outside: list([2, 4], text(20, 220, 'One thing to know while an outside address is called.')),
    command: text(6, 60, 'What the operator types to read the history.'),
  }),
})

export type WebhookTestContent = z.infer<typeof webhookTestSchema>
