import { z } from 'zod'
import { headline, kicker, lead, opening, prose, text } from '../checks/fields.schema.ts'

/** Schemas shared by the company's pages. */

export const pageHero = z.strictObject({
  kicker,
  headline: z.strictObject({
    plain: text(6, 64, 'The start of the statement.'),
    turn: text(6, 56, 'Its end, set in italic evergreen.'),
  }),
  lead,
  callToAction: text(8, 36, 'The button.'),
  smallPrint: text(20, 140, 'Length, price, or what the button does.'),
})

/** A numbered step; the number is what the reader sees. */
export const step = z.strictObject({
  number: z.number().int().min(1).max(5),
  title: text(4, 48, 'What happens.'),
  description: text(40, 260, 'Who does it, by when, and what the reader sees of it.'),
})

export const questions = z.strictObject({
  ...opening,
  items: z
    .array(
      z.strictObject({
        question: text(12, 80, 'As an owner would ask it.').refine((value) => value.endsWith('?'), {
          error: 'must end with a question mark',
        }),
        answer: prose(20, 90, 'The answer, first sentence first.'),
      }),
    )
    .min(5)
    .max(9),
})

export const closingContent = z.strictObject({
  headline,
  text: text(30, 240, 'The last thing before the button.'),
  callToAction: text(8, 36, 'The button; leads to /book.'),
})

/** A title and what follows from it. */
export const entry = z.strictObject({
  title: text(4, 64, 'The thing in a few words.'),
  text: text(30, 320, 'One to three sentences that make it concrete.'),
})

export type PageHeroContent = z.infer<typeof pageHero>
