import { z } from 'zod'
import { closingContent, headline, lead, link, list, meta, text } from '../../content/checks/fields.schema.ts'
import { entry, pageHero } from '../../content/site/company.schema.ts'
import { guaranteeTerm } from '../../content/site/service.schema.ts'

/** The comparison row of the specification. */
const row = z.strictObject({
  feature: text(4, 36, 'What is compared.'),
  us: text(4, 90, 'How it is with us.'),
  them: text(4, 90, 'How it commonly is.'),
  detail: text(30, 220, 'Why it matters to the practice.'),
})

const term = z.strictObject({
  name: text(4, 40, 'Whose agreement.'),
  days: z.number().int().positive(),
  label: text(4, 24, 'Its length as printed.'),
  ours: z.boolean(),
})

export const whyChooseUsSchema = z.strictObject({
  meta,
  hero: pageHero,
  contractLengths: z.strictObject({
    heading: text(10, 70, 'What the bars compare.'),
    terms: list(3, term),
    note: text(30, 230, 'From where to where ours runs, and what the others are.'),
  }),
  reasons: z.strictObject({
    headline,
    lead,
    checkLabel: text(4, 24, 'Begins the line that says where to look.'),
    items: list(
      7,
      entry.extend({ check: text(30, 220, 'How the reader can check it; continues the label.') }),
    ),
  }),
  comparison: z.strictObject({
    headline,
    lead,
    labels: z.strictObject({
      feature: text(4, 24, 'Heads the first column.'),
      us: text(2, 24, 'Heads our column.'),
      them: text(4, 24, 'Heads the other.'),
      detail: text(4, 24, 'Heads the reasons.'),
    }),
    caption: text(20, 140, 'What the table compares, for people who hear it.'),
    rows: list([8, 10], row),
    note: text(30, 260, 'How to read “typical”.'),
  }),
  samples: z.strictObject({
    headline,
    lead,
    pageTitle: text(10, 60, 'Names the page that is shown.'),
  }),
  guarantee: z.strictObject({
    headline,
    promise: text(60, 420, 'The promise with its terms.'),
    yourPart: guaranteeTerm,
    link,
  }),
  questions: closingContent.extend({
    items: list(4, text(15, 60, 'A question for any agency.')),
  }),
})

export type WhyChooseUsContent = z.infer<typeof whyChooseUsSchema>
