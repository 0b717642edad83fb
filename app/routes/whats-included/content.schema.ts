import { z } from 'zod'
import {
  headline,
  href,
  kicker,
  lead,
  link,
  list,
  meta,
  opening,
  text,
} from '../../content/checks/fields.schema.ts'
import { pageHero, step } from '../../content/site/company.schema.ts'

/** The Service of the specification. */
export const coreService = z.strictObject({
  name: text(3, 40, 'What the service is called.'),
  whatYouGet: list(text(20, 150, 'One thing the practice gets.'), 4, 6),
  whyItMatters: text(60, 360, 'What goes wrong without it.'),
  link: z.strictObject({ label: text(3, 48, 'Leads to the service’s own page.'), href }),
})

/** A part of the price table: a package with its share of the retainer range. */
const pricePackage = z.strictObject({
  name: text(4, 24, 'What the package is called.'),
  services: z.number().int().min(1).max(5).describe('How many of the five services are in it.'),
  contents: text(30, 140, 'The services in it.'),
  retainer: z.strictObject({
    qualifier: z.enum(['from', 'around', 'up to']),
    amount: text(4, 12, 'Dollars a month.'),
  }),
})

const price = z.strictObject({
  ...opening,
  lead,
  caption: text(20, 140, 'What the table lists, for screen readers.'),
  labels: z.strictObject({
    package: text(4, 24, 'Heads the first column.'),
    contents: text(4, 24, 'Heads the second.'),
    retainer: text(4, 24, 'Heads the last.'),
  }),
  packages: list(pricePackage, 3),
  costsHeading: text(6, 40, 'Heads the costs.'),
  costs: list(
    z.strictObject({
      what: text(4, 24, 'The cost.'),
      amount: text(4, 32, 'How much or how often, as printed.'),
      text: text(40, 260, 'What it is for, when it is due and to whom.'),
    }),
    3,
  ),
  factorsHeading: text(6, 40, 'Heads the factors.'),
  factors: list(
    z.strictObject({
      what: text(4, 32, 'What changes the retainer.'),
      text: text(30, 140, 'In which direction.'),
    }),
    3,
  ),
  note: text(40, 200, 'What is never charged.'),
})

const guarantee = z.strictObject({
  ...opening,
  promise: text(60, 420, 'The guarantee with its deadline and remedy.'),
  terms: list(
    z.strictObject({
      term: text(6, 40, 'The question a careful reader has.'),
      meaning: text(30, 330, 'The term.'),
    }),
    3,
  ),
  goal: z.strictObject({
    amount: text(8, 40, 'The goal.'),
    text: text(40, 160, 'Continues the goal, and says that it is not guaranteed.'),
  }),
  description: text(60, 300, 'The text alternative of the timeline.'),
  start: text(4, 16, 'The first day’s name.'),
  end: text(4, 16, 'The last day’s name.'),
  after: text(10, 60, 'What happens beyond it.'),
  link,
  callToAction: text(8, 36, 'The button; leads to #contact.'),
})

/** The buttons link to #contact on the same page. */
export const whatsIncludedSchema = z.strictObject({
  meta,
  hero: pageHero,
  summary: z.strictObject({
    heading: text(6, 40, 'Heads the summary.'),
    lines: list(
      z.strictObject({ what: text(3, 40, 'The item.'), count: text(1, 16, 'How many, or when.') }),
      5,
      8,
    ),
    total: z.strictObject({ what: text(4, 40, 'The last line.'), count: text(1, 16, 'Its figure.') }),
    link,
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
      z.strictObject({ what: text(4, 50, 'What is left out.'), who: text(20, 160, 'Who does it instead.') }),
      5,
      8,
    ),
  }),
  price,
  guarantee,
  start: z.strictObject({
    ...opening,
    steps: list(step, 3),
    callToAction: text(8, 36, 'Leads to #contact.'),
  }),
  contact: z.strictObject({
    kicker,
    headline,
    text: text(30, 240, 'What to do now.'),
    callToAction: text(8, 36, 'The button; leads to /book.'),
    phoneLabel: text(4, 40, 'Before the phone number.'),
    emailLabel: text(4, 40, 'Before the address.'),
  }),
})

export type WhatsIncludedContent = z.infer<typeof whatsIncludedSchema>
