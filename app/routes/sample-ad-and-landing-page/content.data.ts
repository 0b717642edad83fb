import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

export const samplePage = readContent(
  'pages/sample-ad-and-landing-page.yaml',
  p.samplePage.extend({ title: p.label }),
)
