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
import {
  drawing,
  relatedLinks,
  serviceGuarantee,
  serviceHero,
  spanStep,
} from '../../content/site/service.schema.ts'

/** A passage of the sample ad: what was cut, what runs instead, and the number of the note that explains it. */
const passage = z.strictObject({
  cut: text(10, 90, 'The draft’s wording, struck through.'),
  runs: text(10, 200, 'The wording that runs.'),
  note: z.number().int().positive(),
})

const notes = objects([2, 4], {
  number: z.number().int().positive(),
  title: text(6, 40, 'What the note is about.'),
  text: text(30, 220, 'Why the ad says it this way.'),
})

const share = {
  percent: z.number().int().min(1).max(99).describe('From promises.adBudget.'),
  name: text(4, 32, 'The platform.'),
  reach: text(20, 80, 'Whom it reaches.'),
}

export const paidTrafficSchema = z.strictObject({
  meta,
  hero: serviceHero,
  proof: z.strictObject({
    headline,
    lead,
    cutLabel: text(3, 16, 'Read before what was cut.'),
    runsLabel: text(3, 16, 'Read before what runs instead.'),
    practice: text(6, 32, 'A placeholder for the practice.'),
    social: z.strictObject({
      ...share,
      sponsored: text(4, 16, 'Marks the post as an ad.'),
      passages: list(2, passage),
      price: text(2, 24, 'The price in the picture.'),
      priceText: text(10, 60, 'What the price is for.'),
      priceNote: z.number().int().positive(),
      linkTitle: text(10, 60, 'The line below the picture.'),
      button: text(4, 16, 'The button below the picture.'),
      buttonNote: z.number().int().positive(),
      notes,
    }),
    search: z.strictObject({
      ...share,
      query: text(6, 40, 'The search.'),
      passages: list(2, passage),
      address: text(6, 40, 'The ad’s displayed URL.'),
      notes,
    }),
    approval: text(30, 120, 'Who signs off.'),
    split: text(60, 260, 'What the widths mean, and who pays.'),
    asOf: text(20, 140, 'When the rules were last checked.'),
    more: link,
  }),
  failures: z.strictObject({
    headline,
    lead: text(20, 200, 'How many of the problems are in the ad.'),
    items: objects(5, {
      when: text(6, 24, 'Day and time.'),
      place: text(4, 24, 'Where the campaign fails.'),
      text: text(40, 220, 'How it fails there.'),
    }),
  }),
  features: z.strictObject({
    headline,
    seenLabel: text(4, 24, 'Before where the owner sees it.'),
    items: objects(4, {
      title: text(8, 60, 'The feature.'),
      text: text(40, 160, 'What we do.'),
      seen: text(15, 100, 'Where the owner sees it.'),
    }),
  }),
  timeline: z.strictObject({
    headline,
    lead: text(40, 300, 'From which day the weeks are counted.'),
    description: drawing.description,
    launch: text(4, 16, 'Marks launch in the drawing.'),
    steps: list(4, spanStep),
  }),
  guarantee: serviceGuarantee.extend({
    clock: z.strictObject({
      description: text(60, 300, 'The text alternative of the drawn clock.'),
      start: text(4, 40, 'Where the clock starts.'),
      end: text(4, 24, 'Where it ends.'),
      month: text(10, 60, 'The window that counts.'),
    }),
  }),
  closing: closingContent.extend({
    equation: text(10, 60, 'The value of a consultation, as a calculation.'),
    example: text(60, 320, 'What the numbers of the calculation are.'),
    calculator: z.strictObject({
      label: text(6, 48, 'Leads to the calculator.'),
      href: z.string().startsWith('/roi-calculator?'),
    }),
  }),
  related: relatedLinks,
})

export type PaidTrafficContent = z.infer<typeof paidTrafficSchema>
