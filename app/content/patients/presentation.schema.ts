import { z } from 'zod'
import { list, text } from '../checks/fields.schema.ts'
import { filmSchema } from '../checks/film.schema.ts'

/**
 * Drawings of a presentation: the stops of a visit as the clinic's article has them, infusions in the weeks of a course
 * as studied, and the studies' response rates.
 */
export const presentationDrawings = ['visit', 'course', 'studies'] as const

const section = z.strictObject({
  heading: text(6, 70, 'States what the section says.'),
  paragraphs: list([1, 4], text(60, 720, 'Two to six sentences about one thing.')),
  points: list([2, 8], text(12, 160, 'One thing each.')).optional(),
  drawing: z.enum(presentationDrawings).optional(),
})

/**
 * A clinic's presentation: the text of its film, or, until there is one, a page to read. The page adds the off-label
 * statement, side effects and the disclaimer, which are the same for every clinic.
 */
export const presentationSchema = z
  .strictObject({
    title: text(16, 90, 'The presentation’s title.'),
    lead: text(60, 320, 'One to three sentences under the title.'),
    sections: list([5, 9], section),
    film: filmSchema.optional(),
  })
  .superRefine(({ sections }, context) => {
    for (const drawing of presentationDrawings) {
      const count = sections.filter((one) => one.drawing === drawing).length
      if (count !== 1)
        context.addIssue({
          code: 'custom',
          path: ['sections'],
          message: `has the drawing "${drawing}" ${count} times; each is shown once`,
        })
    }
  })

export type Presentation = z.infer<typeof presentationSchema>
export type PresentationSection = Presentation['sections'][number]
