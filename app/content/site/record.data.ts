import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

/** What only the owner knows of the agency's record. */
export const record = readContent(
  'record.yaml',
  z.strictObject({
    since: p.label,
    refundsPaid: z.number().int().min(0),
    heading: p.filled('since'),
    counts: p.group(p.label, 'practices', 'refunds', 'held', 'callBacks'),
  }),
)
