import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = p.samplePage.extend({
  download: p.label,
  downloadNote: p.line,
  marked: p.label,
  agency: z.strictObject({ term: p.label, suffix: p.label }),
})

export const sampleAgreement = readContent('pages/sample-agreement.yaml', schema)
