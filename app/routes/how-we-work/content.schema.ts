import { z } from 'zod'
import {
  closingContent,
  headline,
  link,
  list,
  meta,
  objects,
  text,
} from '../../content/checks/fields.schema.ts'
import { entry, pageHero } from '../../content/site/company.schema.ts'

export const phaseIcons = ['definition', 'page', 'signal', 'letters', 'count'] as const

/** The Phase of the specification, plus its weeks on the timeline. */
const phase = z.strictObject({
  number: z.number().int().min(1).max(5),
  icon: z.enum(phaseIcons),
  title: text(4, 40, 'What the phase is for.'),
  timeline: text(6, 12, 'Its weeks as printed, from promises.phases.'),
  fromWeek: z.number().int().min(1),
  toWeek: z.number().int().nullable(),
  whatHappens: list([3, 4], text(20, 150, 'One thing that is done.')),
  deliverable: text(20, 160, 'What the practice has at its end.'),
  involvement: text(10, 140, 'What it asks of you.'),
})

const role = z.strictObject({
  name: text(3, 24, 'Whose part.'),
  percent: z.number().int().min(1).max(99),
  items: list([4, 7], text(12, 110, 'One duty.')),
})

export const howWeWorkSchema = z.strictObject({
  meta: meta.extend({ keywords: text(20, 200, 'Search words, with commas.') }),
  hero: pageHero,
  intro: z.strictObject({ headline, campaign: entry, system: entry }),
  phases: z.strictObject({
    headline,
    deliverableLabel: text(4, 24, 'Before the deliverable.'),
    involvementLabel: text(4, 24, 'Before the involvement.'),
    items: list(5, phase),
  }),
  results: z.strictObject({
    headline,
    basis: text(20, 120, 'What the averages are of.'),
    milestones: objects(5, {
      when: text(4, 20, 'The span, or the figure.'),
      what: text(20, 160, 'What to expect then; continues the span.'),
    }),
    guarantee: z.strictObject({
      heading: text(12, 60, 'Names the guarantee.'),
      text: text(60, 420, 'Its terms: number, deadline, remedy.'),
      link,
    }),
  }),
  roles: z.strictObject({
    headline,
    description: text(60, 240, 'The text alternative of the 100 squares.'),
    ours: role,
    yours: role,
  }),
  communication: z.strictObject({
    headline,
    items: objects([4, 5], { when: text(4, 24, 'How often.'), what: text(20, 200, 'What you get.') }),
    link,
  }),
  notIncluded: z.strictObject({ headline, items: list([5, 7], text(15, 130, 'What is left out.')), link }),
  closing: closingContent,
})

export type HowWeWorkContent = z.infer<typeof howWeWorkSchema>
export type PhaseIcon = (typeof phaseIcons)[number]
