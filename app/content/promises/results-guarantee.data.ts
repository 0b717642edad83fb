import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

/** The results guarantee, on How we work and Why choose us; its line is on Paid traffic too. */
export const resultsGuarantee = readContent(
  'sections/results-guarantee.yaml',
  p.section({
    sentence: p.paragraph,
    terms: p.line,
    ...p.labels('launch', 'month', 'deadline'),
    description: p.paragraph,
    link: p.link,
  }),
)
