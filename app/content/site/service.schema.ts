import { z } from 'zod'
import {
  headline,
  href,
  kicker,
  lead,
  link,
  list,
  objects,
  text,
  turnedHeadline,
} from '../checks/fields.schema.ts'

/** Schemas shared by the service pages. */

export const paragraph = text(60, 520, 'Two to five sentences about one thing.')

export const serviceHero = z.strictObject({
  kicker,
  headline: turnedHeadline,
  lead,
  callToAction: text(8, 36, 'The button; leads to /book.'),
  link: link.describe('A second, quiet way on: the terms, or the part that most readers look for.'),
  smallPrint: text(20, 130, 'Length and price of the call, and one thing it settles.'),
})

/** Text of a figure: its text alternative and its caption. */
export const drawing = {
  description: text(60, 420, 'The text alternative: what the drawing shows.'),
  note: text(20, 200, 'Says that it is a drawing, or where its figures come from.'),
}

/** A time span and what happens in it. */
export const spanStep = z.strictObject({
  when: text(6, 14, 'The weeks or months, as the specification names them.'),
  title: text(4, 40, 'What the time is for.'),
  text: text(60, 330, 'Who does what, and what there is to see at its end.'),
})

/** Related pages as sentences that begin with the linked name. */
export const relatedLinks = z.strictObject({
  headline: text(4, 40, 'Heads the links.'),
  items: objects(3, {
    name: text(3, 32, 'The page; begins the sentence.'),
    href,
    text: text(15, 110, 'The rest of the sentence.'),
  }),
})

export const guaranteeTerm = z.strictObject({
  term: text(6, 40, 'A question about the guarantee.'),
  meaning: text(30, 330, 'The answer.'),
})

export const serviceGuarantee = z.strictObject({
  headline,
  promise: text(40, 300, 'The guarantee with its remedy.'),
  terms: list([4, 6], guaranteeTerm),
  link,
})

export type RelatedLinksContent = z.infer<typeof relatedLinks>
