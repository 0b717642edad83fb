import { z } from 'zod'
import { text } from '../checks/fields.schema.ts'

/** The words around the people of `site.config.ts`. */
export const peopleSchema = z.strictObject({
  heading: text(8, 60, 'Heads the section on /about.'),
  onTheCall: text(8, 60, 'Heads the people on /book.'),
  callWith: text(8, 60, 'Heads the people of a booked call.'),
  allCalls: text(8, 60, 'Said of a person who takes every call.'),
  callsFor: text(8, 40, 'Before the specialties whose calls a person takes.'),
})

export type PeopleContent = z.infer<typeof peopleSchema>
