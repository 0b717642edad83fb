import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

/** The words around the people of the agency. */
export const peopleContent = readContent(
  'sections/people.yaml',
  p.group(p.label, 'kicker', 'heading', 'struck', 'onTheCall', 'callWith', 'allCalls', 'callsFor').extend({
    clients: z.strictObject({
      one: p.line,
      several: p.filled('count'),
    }),
  }),
)
