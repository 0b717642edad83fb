import { z } from 'zod'
import { headline, kicker, meta, text } from '../checks/fields.schema.ts'

/** Section ids of the legal pages by path, in the specification's order. */
export const legalSections = {
  '/privacy-policy': [
    'introduction',
    'information-collection',
    'how-we-use',
    'how-we-share',
    'cookies',
    'security',
    'retention',
    'your-rights',
    'children',
    'third-party',
    'international',
    'changes',
    'contact',
  ],
  '/terms-of-service': [
    'agreement',
    'use-of-site',
    'services',
    'payment',
    'guarantee',
    'client-responsibilities',
    'confidentiality',
    'termination',
    'limitation',
    'disclaimer',
    'indemnification',
    'dispute',
    'miscellaneous',
    'contact',
  ],
  '/cookie-policy': [
    'introduction',
    'what-are-cookies',
    'how-we-use',
    'specific-cookies',
    'third-party',
    'managing',
    'consent',
    'changes',
    'contact',
  ],
} as const

export type LegalPath = keyof typeof legalSections

export const legalPaths = Object.keys(legalSections) as LegalPath[]

/** Front matter of a legal text. */
export const legalFrontMatter = z.strictObject({
  title: meta.shape.title,
  description: meta.shape.description,
  kicker,
  headline,
  effective: text(8, 24, 'The day from which the text holds, as it is printed.'),
  updated: text(8, 24, 'The day of its last change, as it is printed.'),
  reworded: text(8, 24, 'The day on which its wording last changed, as it is printed.').optional(),
  reviewBy: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'must be a date like 2027-01-31' })
    .refine((value) => !Number.isNaN(Date.parse(value)), { error: 'is no day of the calendar' })
    .describe('The day by which a lawyer reads it again; never shown.'),
})

/** A parsed legal text. `html` comes from markdown only; raw HTML is refused. */
export type LegalText = z.infer<typeof legalFrontMatter> & {
  /** Summary before the first section, as HTML. */
  summary: string
  sections: readonly { id: string; heading: string; html: string }[]
}
