import { z } from 'zod'
import { kicker, lead, text, turnedHeadline } from '../checks/fields.schema.ts'

/** Schemas shared by the company's pages. */

export const pageHero = z.strictObject({
  kicker,
  headline: turnedHeadline,
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

/** A title and what follows from it. */
export const entry = z.strictObject({
  title: text(4, 64, 'The thing in a few words.'),
  text: text(30, 320, 'One to three sentences that make it concrete.'),
})

export type PageHeroContent = z.infer<typeof pageHero>
