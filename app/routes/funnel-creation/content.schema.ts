import { z } from 'zod'
import {
  closingContent,
  headline,
  href,
  lead,
  list,
  meta,
  objects,
  source,
  text,
} from '../../content/checks/fields.schema.ts'
import {
  drawing,
  guaranteeTerm,
  paragraph,
  serviceGuarantee,
  serviceHero,
} from '../../content/site/service.schema.ts'

const count = z.number().int().min(0)

/** A step of the funnel: what we build there, who leaves and who is left. */
const step = z.strictObject({
  name: text(3, 32, 'What we build at this step.'),
  text: text(60, 320, 'What it does.'),
  leave: count.describe('How many leave here.'),
  leaveText: text(15, 110, 'Who leaves, or who waits, and why.'),
  booked: count.describe('How many of those left have booked.'),
  left: count.describe('How many are left, those who have booked included.'),
  leftText: text(6, 60, 'Who is left.'),
})

export const funnelCreationSchema = z.strictObject({
  meta,
  hero: serviceHero,
  funnel: z
    .strictObject({
      headline,
      lead,
      visitors: z.number().int().positive(),
      visitorsLabel: text(6, 40, 'Above the drawn visitors.'),
      leaveLabel: text(4, 16, 'After the number of those who leave.'),
      leads: z.number().int().positive().describe('From promises.guarantees.funnel.'),
      steps: list(4, step),
      description: text(60, 420, 'The text alternative of the drawn visitors.'),
    })
    .refine(
      ({ visitors, leads, steps }) =>
        steps.every(({ leave, left }, index) => (steps[index - 1]?.left ?? visitors) - leave === left) &&
        steps.at(-1)?.left === leads,
      { error: 'must lose as many visitors at each step as it says, and end with the leads' },
    ),
  guarantee: serviceGuarantee.extend({
    leadsLabel: text(6, 60, 'Names the leads that are left.'),
    terms: list([4, 6], guaranteeTerm.extend({ source: source.optional() })),
  }),
  websites: z.strictObject({
    headline,
    paragraphs: list([2, 3], paragraph),
    site: z.strictObject({
      label: text(4, 32, 'Under the first screen.'),
      menu: list(9, text(3, 18, 'A menu item on a usual site.')),
    }),
    page: z.strictObject({
      label: text(4, 32, 'Under the second screen.'),
      title: text(10, 60, 'The headline on it.'),
      price: text(10, 60, 'The price range on it.'),
      button: text(4, 28, 'The one thing to do.'),
    }),
    description: drawing.description,
  }),
  integrations: z.strictObject({
    headline,
    fromLabel: text(3, 24, 'Heads the first column.'),
    givesLabel: text(3, 24, 'Heads the second column.'),
    soThatLabel: text(3, 24, 'Heads the third column.'),
    and: text(1, 5, 'Between two services in one row.'),
    rows: objects(4, {
      from: objects([1, 2], { label: text(3, 40, 'The service.'), href: href.optional() }),
      gives: text(20, 140, 'What it passes on.'),
      soThat: text(20, 160, 'What that makes possible.'),
    }),
  }),
  deliverables: z.strictObject({
    headline,
    items: list([8, 10], text(15, 120, 'Something the practice keeps.')),
    note: text(30, 220, 'In whose name it all is.'),
  }),
  closing: closingContent.extend({
    tapLabel: text(3, 16, 'Before the number of a drawn tap.'),
    goal: text(4, 24, 'What the taps lead to.'),
  }),
})

export type FunnelCreationContent = z.infer<typeof funnelCreationSchema>
