import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

/** Beside a result: how a visitor keeps it. */
export const keepResultLabels = readContent(
  'sections/keep-result.yaml',
  p.group(p.line, 'heading', 'text', 'copy', 'copied', 'notCopied', 'print'),
)
