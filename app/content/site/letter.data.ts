import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

/** The letter of the person who answers for the agency, and what the first practices are offered, which may be empty. */
export const letter = readContent(
  'letter.yaml',
  z.strictObject({
    /** Whether it is the sample letter, which the launch check lists. */
    demo: z.boolean().optional(),
    kicker: p.kicker,
    headline: p.headline,
    paragraphs: p.list(p.paragraph, [1, 4]),
    foundingOffer: z.union([z.literal(''), p.paragraph]),
    samples: p.link,
  }),
)
