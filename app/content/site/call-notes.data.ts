import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

/** Around the list of what a visitor takes along to the call. */
export const callNotesContent = readContent(
  'sections/call-notes.yaml',
  p.group(p.line, 'heading', 'kept', 'takeOut', 'book'),
)
