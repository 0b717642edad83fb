import { z } from 'zod'
import { list, meta, text } from '../checks/fields.schema.ts'
import { specialties } from './specialty-paths.ts'

const slugs = specialties.map(({ slug }) => slug)

/** A primary source: an agency's own page, a regulation, a trial. */
const source = z.strictObject({
  name: text(6, 110, 'Who says it and where.'),
  url: z.url({ protocol: /^https$/, error: 'must be an https address' }),
})

const answers = z.number().int().min(1).max(6).describe('The question that this line of the sample answers.')

const dollars = z.number().int().min(0)
const rate = z.number().min(0).max(1)

/** Assumptions of the sample month, chosen to show the calculation. */
const assumptions = z.strictObject({
  adSpendPerMonthDollars: dollars,
  feePerMonthDollars: dollars,
  costPerConsultationDollars: dollars.min(1),
  showRate: rate,
  acceptRate: rate,
  revenuePerPatientDollars: dollars.min(1),
})

/** A landing page drawn on the specialty's page. */
const sample = z.strictObject({
  notice: text(20, 120, 'The status line above everything else.'),
  headline: text(20, 80, 'The headline of the sample.'),
  price: z.strictObject({
    amount: text(2, 16, 'The price.'),
    text: text(10, 90, 'What it pays for.'),
    answers,
  }),
  visit: z.strictObject({
    title: text(6, 40, 'Names the visit.'),
    parts: list(
      z.strictObject({ label: text(3, 22, 'What happens.'), minutes: z.number().int().min(5).max(120) }),
      3,
    ),
  }),
  facts: list(z.strictObject({ text: text(20, 130, 'A fact the patient needs.'), answers }), 3),
  intake: z.strictObject({
    question: text(12, 80, 'The one question before the button.'),
    options: list(text(2, 28, 'An answer.'), 2, 3),
  }),
  button: text(6, 32, 'The button, drawn and not a link.'),
})

/** One specialty and its page. */
export const specialtySchema = z.strictObject({
  slug: z.enum(slugs as [(typeof slugs)[number], ...typeof slugs]),
  meta,
  practices: text(8, 48, 'The practices the page is for, in the plural.'),
  headline: z.strictObject({
    plain: text(10, 64, 'What the owner gets.'),
    turn: text(6, 48, 'The end of the sentence, in italics.'),
  }),
  lead: text(80, 300, 'What we build and what the owner gets.'),
  facts: list(z.strictObject({ term: text(3, 28, 'The fact.'), value: text(3, 110, 'Its value.') }), 4, 5),
  questions: z.strictObject({
    headline: text(12, 80, 'What the questions have in common.'),
    items: list(
      z.strictObject({
        question: text(10, 90, 'As patients type it or ask it on the phone.'),
        where: z.enum(['ad', 'page', 'desk']).describe('Who answers it.'),
        answer: text(60, 340, 'The honest answer.'),
      }),
      5,
      6,
    ),
  }),
  claims: z.strictObject({
    headline: text(12, 80, 'The rule of thumb.'),
    struck: text(20, 140, 'The claim that gets an ad refused.'),
    allowed: text(30, 320, 'What may be said instead.'),
    why: text(40, 260, 'Why the first one is refused.'),
    items: list(z.strictObject({ claim: text(30, 520, 'What may be said.'), source }), 3, 6),
  }),
  platforms: list(
    z.strictObject({
      name: text(3, 24, 'The platform.'),
      rule: text(40, 330, 'What it refuses.'),
      alternative: text(20, 200, 'What runs in its place.'),
      source: source.optional(),
    }),
    3,
    4,
  ),
  sample,
  month: z.strictObject({
    assumptions,
    reading: text(60, 380, 'What the result means for an owner.'),
  }),
  closing: text(12, 80, 'The headline above the last button.'),
})

export type Specialty = z.infer<typeof specialtySchema>
