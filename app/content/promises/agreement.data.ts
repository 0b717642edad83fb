import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

const clause = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, { error: 'must be lower-case words joined by hyphens' }),
  heading: p.label,
  paragraphs: p.list(p.paragraph, [1, 6]),
  /** Margin note on a clause that needs a second reading. */
  note: p.paragraph.optional(),
  /** A page that shows more of what the note says. */
  link: p.link.optional(),
})

const schema = z.strictObject({
  title: p.label,
  label: p.paragraph,
  footer: p.line,
  subject: p.line,
  parties: p.list(p.fact, [4, 6]),
  clauses: p.list(clause, [10, 16]),
  signatures: p.list(p.label, [2, 2]),
  signatureLines: p.list(p.label, [3, 3]),
})

/** The sample agreement, on its page and in its PDF. */
export const agreement = readContent('agreement.yaml', schema)

/** Path of the built PDF. */
export const agreementPdf = '/samples/sample-agreement.pdf'

export type Clause = z.infer<typeof clause>
