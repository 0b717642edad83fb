import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

/** Names and labels of the sample documents. */
export const samples = readContent(
  'sections/samples.yaml',
  z.strictObject({
    ...p.labels('kicker', 'stamp', 'noteLabel', 'heading', 'othersHeading'),
    entries: p.objects({ href: p.href, name: p.label, what: p.line }, [5, 5]),
  }),
)

/** The screen around one sample document. */
export type SamplePage = Omit<z.infer<typeof p.samplePage>, 'meta'>
