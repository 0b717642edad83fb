import { agreement } from '../../content/agreement.ts'
import { checkContent } from '../../content/fields.schema.ts'
import { samplePage } from '../../content/samples.schema.ts'
import { pageSchema } from './content.schema.ts'

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
