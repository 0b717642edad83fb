import { z } from 'zod'
import { objects, text } from '../checks/fields.schema.ts'

/** Who agreed to be shown, and how: without it, an entry stops the build. */
const consent = z.strictObject({
  who: text(3, 90, 'The person who agreed, with their role.'),
  date: z.iso.date().describe('The day they agreed.'),
  howGiven: text(4, 90, 'For example a signed form or an email.'),
  note: text(4, 260, 'What exactly they agreed to.'),
})

/** Fields of a case study; its text follows in the file. */
export const caseStudyFields = z.strictObject({
  practice: text(3, 60, 'The practice’s name.'),
  specialty: text(4, 40, 'Its kind of practice.'),
  place: text(3, 60, 'City and state.'),
  period: text(6, 60, 'The months the figures are from.'),
  figures: objects([1, 4], {
    value: text(1, 16, 'The figure.'),
    label: text(4, 80, 'What it counts.'),
  }),
  source: text(10, 160, 'Where the figures come from and who counted.'),
  consent,
})

/** Fields of a review; its words follow in the file. */
export const reviewFields = z.strictObject({
  name: text(3, 60, 'Who wrote it.'),
  role: text(3, 60, 'Their role.'),
  practice: text(3, 60, 'Their practice.'),
  date: z.iso.date().describe('The day it was written.'),
  payment: text(10, 160, 'What was given for it, or that nothing was.'),
  consent,
})

export const logoFields = z.strictObject({
  practice: text(3, 60, 'The practice’s name.'),
  image: z
    .string()
    .regex(/^[\w-]+\.(svg|png|webp)$/, { error: 'must be a file beside it, e.g. harbor.svg' })
    .describe('The picture’s file name.'),
  consent,
})

/** A real entry that a page shows. */
export type CaseStudy = z.infer<typeof caseStudyFields> & { slug: string; paragraphs: string[] }
export type Review = z.infer<typeof reviewFields> & { slug: string; words: string }
export type ClientLogo = z.infer<typeof logoFields> & { slug: string; src: string }

export interface ProofContent {
  caseStudies: readonly CaseStudy[]
  reviews: readonly Review[]
  logos: readonly ClientLogo[]
}

export const proofLabelsSchema = z.strictObject({
  headline: text(12, 90, 'Headline of the section.'),
  disclaimer: text(40, 220, 'That results differ.'),
  source: text(4, 30, 'Before the source of the figures.'),
  permission: text(8, 60, 'Before the date of consent.'),
})

export type ProofLabels = z.infer<typeof proofLabelsSchema>
