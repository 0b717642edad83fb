import { z } from 'zod'
import {
  closingContent,
  headline,
  lead,
  list,
  meta,
  objects,
  questions,
  text,
} from '../../content/checks/fields.schema.ts'
import { pageHero, step } from '../../content/site/company.schema.ts'

const channel = z.strictObject({
  name: text(4, 24, 'The channel.'),
  text: text(30, 240, 'What it is good for and how soon it is answered.'),
})

const side = z.strictObject({
  heading: text(8, 40, 'Which side this is.'),
  items: list([4, 6], text(25, 160, 'Something an owner knows about their own practice.')),
})

/** Phone, addresses and hours come from site.config.ts. */
export const contactSchema = z.strictObject({
  meta,
  hero: pageHero,
  call: z.strictObject({
    heading: text(6, 40, 'Heads the details of the call.'),
    details: objects([5, 7], { term: text(3, 20, 'What.'), meaning: text(4, 140, 'The detail.') }),
  }),
  channels: z.strictObject({
    headline,
    lead,
    phone: channel,
    email: channel,
    mail: channel,
    hours: channel,
  }),
  fit: z.strictObject({ headline, should: side, shouldNot: side }),
  steps: z.strictObject({ headline, steps: list(5, step) }),
  faq: z.strictObject({ headline, items: questions([5, 9], 20) }),
  closing: closingContent.omit({ headline: true }),
})

export type ContactContent = z.infer<typeof contactSchema>
