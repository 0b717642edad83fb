import { z } from 'zod'
import { checkContent, text } from '../../content/checks/fields.schema.ts'
import { agreement } from '../../content/promises/agreement.ts'
import { samplePage } from '../../content/promises/samples.schema.ts'

/** What the agreement's page has besides the agreement. */
const pageSchema = z.strictObject({
  download: text(8, 40, 'The link to the PDF.'),
  downloadNote: text(8, 80, 'What the file is.'),
  marked: text(4, 24, 'Before the links to the marked clauses.'),
  agency: z.strictObject({
    term: text(4, 24, 'Before the agency’s name and address.'),
    suffix: text(3, 20, 'Short name of the party.'),
  }),
})

export const sampleAgreement = checkContent(
  'app/routes/sample-agreement/content.ts',
  samplePage.extend(pageSchema.shape),
  {
    meta: {
      title: 'Sample client agreement, with the key clauses explained',
      description:
        'Read our client agreement before you talk to us: the guarantee, the fees, your exclusive area and how you leave, with 4 clauses explained.',
    },
    headline: { plain: 'Sample client agreement,', turn: 'with the key clauses explained' },
    lead: 'This is the agreement you would sign, with your details left blank. We’ve marked 4 clauses in red. Each has a note that says what it means for you.',
    label: agreement.label,
    download: 'Download the agreement as a PDF',
    downloadNote: 'US Letter, ready to send to your attorney.',
    marked: 'Marked in red',
    agency: { term: 'Agency', suffix: '(“we”)' },
    closing: {
      text: 'Bring the clauses you’d want to change. We’ll go through them with you.',
      label: 'Book your free strategy call',
    },
  },
)
