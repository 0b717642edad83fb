import { z } from 'zod'
import { text } from '../../content/fields.schema.ts'

/** What the agreement's page has besides the agreement. */
export const pageSchema = z.strictObject({
  download: text(8, 40, 'The link to the PDF.'),
  downloadNote: text(8, 80, 'What the file is.'),
  marked: text(4, 24, 'Before the links to the marked clauses.'),
  agency: z.strictObject({
    term: text(4, 24, 'Before the agency’s name and address.'),
    suffix: text(3, 20, 'Short name of the party.'),
  }),
})
