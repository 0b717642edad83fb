import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = p.samplePage.extend({
  title: p.label,
  facts: p.list(p.fact, [2, 4]),
  definition: p.paragraph,
  columns: p.list(p.label, [2, 4]),
  tests: p.objects({ test: p.label, agreed: p.line, checked: p.line }, [3, 5]),
  excluded: z.strictObject({ heading: p.label, items: p.list(p.line, [3, 4]) }),
  counting: z.strictObject({ heading: p.label, text: p.paragraph }),
  disputes: z.strictObject({ heading: p.label, text: p.paragraph }),
  signatures: p.list(p.label, [1, 3]),
  signatureLines: p.list(p.label, [1, 3]),
  note: p.paragraph,
})

export const definitionSheet = readContent('pages/sample-definition-sheet.yaml', schema)
