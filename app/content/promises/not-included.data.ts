import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

/** What the agency doesn't do, and who does it, on How we work and What's included. */
export const notIncluded = readContent(
  'sections/not-included.yaml',
  p.sectionHead.extend({ items: p.objects({ what: p.label, who: p.line }, [4, 8]) }),
)
