import { z } from 'zod'
import { fact, list, text } from '../checks/fields.schema.ts'

const clause = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  heading: text(4, 48, 'Names the clause.'),
  paragraphs: list([1, 6], text(30, 560, 'One point of the clause.')),
  /** Margin note on a clause that needs a second reading. */
  note: text(60, 420, 'What the clause means for the practice, in plain words.').optional(),
  /** A page that shows more of what the note says. */
  link: z
    .strictObject({ label: text(8, 48, 'Says where the link leads.'), href: z.string().startsWith('/') })
    .optional(),
})

/** The sample agreement, on its page and in its PDF. */
export const agreementSchema = z.strictObject({
  title: text(8, 60, 'Title of the document.'),
  label: text(40, 260, 'Says that it is a sample and what governs.'),
  footer: text(20, 110, 'Printed at the foot of every page of the PDF.'),
  subject: text(40, 160, 'Subject of the PDF.'),
  parties: list([4, 6], fact),
  clauses: list([10, 16], clause),
  signatures: list(2, text(4, 60, 'Who signs.')),
  signatureLines: list(3, text(3, 30, 'Label under a line.')),
})

export type Agreement = z.infer<typeof agreementSchema>
export type Clause = Agreement['clauses'][number]
