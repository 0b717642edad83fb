import { z } from 'zod'
import * as p from '../read/parts.ts'

/** What the clinic's article and the studies show, drawn: its visit, response rates. */
const drawing = z.enum(['visit', 'studies'])

const sections = p.objects(
  {
    heading: p.headline,
    paragraphs: p.list(p.paragraph, [1, 4]),
    points: p.list(p.line, [2, 8]).optional(),
    drawing: drawing.optional(),
  },
  [3, 9],
)

/**
 * A clinic's presentation: the text of its film, or, until there is one, of slides that play. The page adds the off-label
 * statement, side effects and the disclaimer, which are the same for every clinic.
 */
export const presentationSchema = z.strictObject({
  title: p.headline,
  lead: p.lead,
  sections,
  film: p.film.optional(),
})
