import { z } from 'zod'
import { href, meta, text } from '../content/checks/fields.schema.ts'

/** A page that stands in for another. The specification fixes two of the headlines. */
const messagePage = z.strictObject({
  meta,
  headline: text(12, 60, 'What cannot be shown at the moment.'),
  text: text(20, 240, 'What happened, that nothing is lost, and what to do.'),
  homeLabel: text(8, 32, 'Link to the home page.'),
  homeHref: href,
})

export const notFoundSchema = messagePage.extend({
  code: z.literal('404'),
  headline: z.literal('Oops! Page not found'),
})

export const failedSchema = messagePage.extend({ headline: z.literal('Unexpected Application Error!') })

export const unavailableSchema = messagePage.extend({ call: text(10, 60, 'The phone line, with {phone}.') })
