import { z } from 'zod'
import { link, list, text } from '../checks/fields.schema.ts'

const payment = z.strictObject({
  name: text(4, 40, 'What is paid.'),
  amount: text(4, 24, 'How much by the deadline.'),
  outcome: text(6, 32, 'What happens to it if the guarantee is missed.'),
})

export const riskSchema = z.strictObject({
  heading: text(12, 60, 'Names the deadline.'),
  basis: text(30, 140, 'The example the amounts come from.'),
  description: text(60, 300, 'The text alternative of the bar.'),
  setup: payment,
  fees: payment,
  adSpend: payment,
  total: payment.omit({ outcome: true }),
  inWords: text(100, 520, 'The same in sentences, with the condition.'),
  links: list(2, link),
})

export type RiskContent = z.infer<typeof riskSchema>
