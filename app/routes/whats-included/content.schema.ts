import { z } from 'zod'
import {
  closingContent,
  headline,
  lead,
  link,
  list,
  meta,
  objects,
  text,
} from '../../content/checks/fields.schema.ts'
import { pageHero, step } from '../../content/site/company.schema.ts'
import { guaranteeTerm } from '../../content/site/service.schema.ts'

/** The Service of the specification. */
export const coreService = z.strictObject({
  name: text(3, 40, 'What the service is called.'),
  whatYouGet: list([4, 6], text(20, 150, 'One thing the practice gets.')),
  whyItMatters: text(60, 360, 'What goes wrong without it.'),
  link: link,
})

/** A part of the price table: a package with its amounts, in dollars as printed. */
const pricePackage = z.strictObject({
  name: text(4, 24, 'What the package is called.'),
  services: z.number().int().min(1).max(5).describe('How many of the five services are in it.'),
  contents: text(30, 140, 'The services in it.'),
  retainer: text(4, 12, 'Its retainer a month.'),
  together: text(4, 20, 'Retainer and ads a month.'),
  byDeadline: text(4, 24, 'The most that is paid by the guarantee’s deadline.'),
})

const price = z.strictObject({
  headline,
  lead,
  labels: z.strictObject({
    retainer: text(4, 24, 'After the retainer.'),
    together: text(4, 24, 'Before both.'),
    byDeadline: text(4, 24, 'Before the most.'),
  }),
  packages: list(3, pricePackage),
  note: text(40, 320, 'What the amounts leave out, and what is refunded.'),
  costsHeading: text(6, 48, 'Heads the costs.'),
  costs: objects(5, {
    what: text(4, 32, 'A cost or a condition.'),
    text: text(40, 320, 'What it is for, when it is due and to whom.'),
  }),
})

const guarantee = z.strictObject({
  headline,
  promise: text(60, 420, 'The guarantee with its deadline and remedy.'),
  terms: list(3, guaranteeTerm),
  goal: z.strictObject({
    amount: text(8, 40, 'The goal.'),
    text: text(40, 160, 'Continues the goal, and says that it is not guaranteed.'),
  }),
  description: text(60, 300, 'The text alternative of the timeline.'),
  start: text(4, 16, 'The first day’s name.'),
  end: text(4, 16, 'The last day’s name.'),
  after: text(10, 60, 'What happens beyond it.'),
  link,
})

/** The buttons link to #contact on the same page. */
export const whatsIncludedSchema = z.strictObject({
  meta,
  hero: pageHero,
  services: z.strictObject({
    headline,
    lead,
    getLabel: text(4, 24, 'Heads the list of an item.'),
    whyLabel: text(4, 24, 'Heads the reason of an item.'),
    items: list(5, coreService),
  }),
  groups: z.strictObject({
    headline,
    items: objects(4, {
      name: text(4, 40, 'The group.'),
      points: list([2, 4], text(15, 130, 'One thing in it.')),
    }),
  }),
  notIncluded: z.strictObject({
    headline,
    items: objects([5, 8], {
      what: text(4, 50, 'What is left out.'),
      who: text(20, 160, 'Who does it instead.'),
    }),
  }),
  price,
  guarantee,
  start: z.strictObject({
    headline,
    steps: list(3, step),
  }),
  contact: closingContent.extend({
    phoneLabel: text(4, 40, 'Before the phone number.'),
    emailLabel: text(4, 40, 'Before the address.'),
  }),
})

export type WhatsIncludedContent = z.infer<typeof whatsIncludedSchema>
