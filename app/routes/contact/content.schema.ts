import { z } from 'zod'
import { lead, list, meta, opening, text } from '../../content/checks/fields.schema.ts'
import { pageHero, questions, step } from '../../content/site/company.schema.ts'

const channel = z.strictObject({
  name: text(4, 24, 'The channel.'),
  text: text(30, 240, 'What it is good for and how soon it is answered.'),
})

const side = z.strictObject({
  heading: text(8, 40, 'Which side this is.'),
  items: list(text(25, 160, 'Something an owner knows about their own practice.'), 4, 6),
})

/** Phone, addresses and hours come from site.config.ts. */
export const contactSchema = z.strictObject({
  meta,
  hero: pageHero,
  call: z.strictObject({
    heading: text(6, 40, 'Heads the details of the call.'),
    details: list(z.strictObject({ term: text(3, 20, 'What.'), meaning: text(4, 140, 'The detail.') }), 5, 7),
  }),
  channels: z.strictObject({
    ...opening,
    lead,
    phone: channel,
    email: channel,
    mail: channel,
    hours: z.strictObject({
      name: text(4, 24, 'The name of the hours.'),
      note: text(20, 160, 'What happens outside them.'),
      description: text(40, 200, 'The text alternative of the drawn week; the hours follow it.'),
    }),
  }),
  fit: z.strictObject({ ...opening, should: side, shouldNot: side }),
  steps: z.strictObject({ ...opening, steps: list(step, 5) }),
  faq: questions,
  closing: z.strictObject({
    text: text(30, 140, 'The last thing before the button.'),
    callToAction: text(8, 36, 'The button; leads to /book.'),
  }),
})

export type ContactContent = z.infer<typeof contactSchema>
