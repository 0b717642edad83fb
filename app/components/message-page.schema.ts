import { z } from 'zod'
import { href, meta, text } from '../content/checks/fields.schema.ts'

/** A status page such as 404. Its headline is fixed by the specification. */
export const notFoundSchema = z.strictObject({
  meta,
  code: z.literal('404'),
  headline: z.literal('Oops! Page not found'),
  text: text(20, 200, 'What may have happened and what to do.'),
  homeLabel: text(8, 32, 'Link to the home page.'),
  homeHref: href,
})

export const failedSchema = z.strictObject({
  meta,
  headline: z.literal('Unexpected Application Error!'),
  text: text(20, 240, 'That it is our fault, that nothing is lost, what to do.'),
  homeLabel: text(8, 32, 'Link to the home page.'),
  homeHref: href,
})

export const unavailableSchema = z.strictObject({
  meta,
  headline: text(12, 60, 'What cannot be shown at the moment.'),
  text: text(20, 240, 'That nothing is lost, and what to do.'),
  call: text(10, 60, 'The phone line, with {phone}.'),
  homeLabel: text(8, 32, 'Link to the home page.'),
  homeHref: href,
})
