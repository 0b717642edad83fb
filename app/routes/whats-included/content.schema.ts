import { z } from 'zod'
import { pageHero, step } from '../../content/company.schema.ts'
import { href, kicker, lead, link, list, meta, opening, text } from '../../content/fields.schema.ts'

/** The Service of the specification. */
export const coreService = z.strictObject({
  name: text(3, 40, 'What the service is called.'),
  whatYouGet: list(text(20, 150, 'Something you could point at.'), 4, 6),
  whyItMatters: text(60, 360, 'What goes wrong without it.'),
  link: z.strictObject({ label: text(3, 48, 'Leads to the service’s own page.'), href }),
})

const sum = z.strictObject({
  payee: text(4, 40, 'Who is paid.'),
  amount: text(4, 40, 'How much, as printed.'),
  text: text(40, 260, 'When, for what, and whose it is.'),
})

/** The buttons link to #contact on the same page. */
export const whatsIncludedSchema = z.strictObject({
  meta,
  hero: pageHero,
  summary: z.strictObject({
    heading: text(6, 40, 'Heads the summary.'),
    lines: list(
      z.strictObject({ what: text(4, 40, 'The item.'), count: text(1, 16, 'How many, or when.') }),
      5,
      8,
    ),
    total: z.strictObject({ what: text(4, 40, 'The last line.'), count: text(1, 16, 'Its figure.') }),
  }),
  services: z.strictObject({
    ...opening,
    lead,
    getLabel: text(4, 24, 'Heads the list of an item.'),
    whyLabel: text(4, 24, 'Heads the reason of an item.'),
    items: list(coreService, 5),
  }),
  groups: z.strictObject({
    ...opening,
    items: list(
      z.strictObject({
        name: text(4, 40, 'The group.'),
        points: list(text(15, 130, 'One thing in it.'), 3, 4),
      }),
      4,
    ),
  }),
  notIncluded: z.strictObject({
    ...opening,
    items: list(
      z.strictObject({
        what: text(4, 50, 'What is left out.'),
        who: text(20, 160, 'Who does it, and why not us.'),
      }),
      5,
      8,
    ),
  }),
  investment: z.strictObject({
    ...opening,
    sums: list(sum, 2),
    sumsNote: text(40, 260, 'What holds for both.'),
    guarantee: z.strictObject({
      heading: text(12, 70, 'States the guarantee.'),
      text: text(60, 420, 'Its terms in one breath.'),
      description: text(60, 300, 'The text alternative of the line of days.'),
      start: text(4, 16, 'The first day’s name.'),
      end: text(4, 16, 'The last day’s name.'),
      after: text(10, 60, 'What happens beyond it.'),
      link,
    }),
    callToAction: text(8, 36, 'The button; leads to #contact.'),
  }),
  start: z.strictObject({
    ...opening,
    steps: list(step, 3),
    callToAction: text(8, 36, 'Leads to #contact.'),
  }),
  contact: z.strictObject({
    kicker,
    headline: opening.headline,
    text: text(30, 240, 'What to do now.'),
    callToAction: text(8, 36, 'The button; leads to /book.'),
    phoneLabel: text(4, 40, 'Before the phone number.'),
    emailLabel: text(4, 40, 'Before the address.'),
  }),
})

export type WhatsIncludedContent = z.infer<typeof whatsIncludedSchema>
