import { z } from 'zod'
import { fact, list, meta, objects, text, turnedHeadline } from '../checks/fields.schema.ts'
import { specialties } from './specialty-paths.ts'

const slugs = specialties.map(({ slug }) => slug)

/** A primary source: an agency's own page, a regulation, a trial. */
const source = z.strictObject({
  name: text(6, 110, 'Who says it and where.'),
  url: z.url({ protocol: /^https$/, error: 'must be an https address' }),
})

const answers = z.number().int().min(1).max(6).describe('The question that this line of the sample answers.')

const amount = z.number().int().positive()
const share = z.number().gt(0, { error: 'must be above 0' }).max(1, { error: 'must be at most 1, e.g. 0.7' })

/** Assumptions of a sample month, chosen to show the calculation. */
export const assumptions = z.strictObject({
  adSpendPerMonthDollars: amount.describe('Paid to the ad platforms.'),
  feePerMonthDollars: amount.describe('The agency’s fee.'),
  costPerConsultationDollars: amount.describe('Ad spend for one booked qualified consultation.'),
  showRate: share.describe('Share of booked consultations that are kept.'),
  acceptRate: share.describe('Share of kept consultations that begin treatment.'),
  revenuePerPatientDollars: amount.describe('What one patient pays the practice, before its costs.'),
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
    parts: objects(3, { label: text(3, 22, 'What happens.'), minutes: z.number().int().min(5).max(120) }),
  }),
  facts: objects(3, { text: text(20, 130, 'A fact the patient needs.'), answers }),
  intake: z.strictObject({
    question: text(12, 80, 'The one question before the button.'),
    options: list([2, 3], text(2, 28, 'An answer.')),
  }),
  button: text(6, 32, 'The button, drawn and not a link.'),
})

/** One specialty and its page. */
export const specialtySchema = z.strictObject({
  slug: z.enum(slugs as [(typeof slugs)[number], ...typeof slugs]),
  meta,
  practices: text(8, 48, 'The practices the page is for, in the plural.'),
  headline: turnedHeadline,
  lead: text(80, 300, 'What we build and what the owner gets.'),
  facts: list([4, 5], fact),
  questions: z.strictObject({
    headline: text(12, 80, 'What the questions have in common.'),
    items: objects([5, 6], {
      question: text(10, 90, 'As patients type it or ask it on the phone.'),
      where: z.enum(['ad', 'page', 'desk']).describe('Who answers it.'),
      answer: text(60, 340, 'The honest answer.'),
    }),
  }),
  claims: z.strictObject({
    headline: text(12, 80, 'The rule of thumb.'),
    struck: text(20, 140, 'The claim that gets an ad refused.'),
    allowed: text(30, 320, 'What may be said instead.'),
    why: text(40, 260, 'Why the first one is refused.'),
    items: objects([3, 6], { claim: text(30, 520, 'What may be said.'), source }),
  }),
  platforms: objects([3, 4], {
    name: text(3, 24, 'The platform.'),
    rule: text(40, 330, 'What it refuses.'),
    alternative: text(20, 200, 'What runs in its place.'),
    source: source.optional(),
  }),
  sample,
  month: z.strictObject({
    assumptions,
    reading: text(60, 380, 'What the result means for an owner.'),
  }),
  closing: text(12, 80, 'The headline above the last button.'),
})

export type Specialty = z.infer<typeof specialtySchema>
