import { z } from 'zod'
import { ContentError, shownFile } from '../checks/content-error.ts'
import { fillPlaceholders } from '../placeholders.ts'
import * as p from '../read/parts.ts'
import { readEntries } from '../read/read-content.ts'
import { addressSchema, phoneSchema } from '../site/site.schema.ts'
import { assessmentSchema } from './assessment.schema.ts'
import { patients } from './patients.data.ts'
import { presentationSchema } from './presentation.schema.ts'

/** Where an article's button leads to: a step of the patient's path, see app/routes/book. */
const step = z.enum(['presentation', 'assessment'])
const url = z.url({ protocol: /^https$/ })

/** The fields that a record keeps of a study that it refers to, like {patients.studies.elektD}. */
const source = z.object({ name: z.string(), journal: z.string(), href: url })

const block = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('text'),
    heading: p.headline,
    paragraphs: p.list(p.text(20, 720), [1, 5]),
    points: p.list(p.line, [2, 8]).optional(),
    /** Follows the points. */
    after: p.paragraph.optional(),
    sources: z.array(source).min(1).optional(),
    /** Of the founder about how the clinic works, never about effects of a treatment. */
    quote: z.strictObject({ text: p.paragraph, speaker: p.line }).optional(),
  }),
  z.strictObject({
    kind: z.literal('visit'),
    heading: p.headline,
    lead: p.paragraph,
    /** Minutes after arrival, and what happens from then on. */
    stops: p.objects({ minute: z.number().int().min(0).max(360), what: p.line }, [4, 6]),
    after: p.paragraph,
  }),
  /** The nasal spray and its boxed warning. */
  z.strictObject({ kind: z.literal('nasal'), heading: p.headline }),
  /** Every study, drawn. An article that tells of a few in its own words has a text with sources instead. */
  z.strictObject({ kind: z.literal('evidence'), heading: p.headline, lead: p.paragraph }),
  /** Side effects and contraindications, identical in every article. */
  z.strictObject({ kind: z.literal('risks'), heading: p.headline }),
  z.strictObject({ kind: z.literal('call'), text: p.paragraph, step }),
])

/** One clinic and its advertorial. */
const schema = z.strictObject({
  /** Shown in the editor only. */
  draft: z.boolean().optional(),
  /** True while the clinic is invented. */
  demo: z.boolean().default(false),
  /** The day by which a person must have read the medical sentences again. */
  reviewBy: z.iso.date(),
  name: p.label,
  /** As window titles name it, where others may read: no condition or treatment. */
  shortName: p.label,
  phone: phoneSchema,
  address: addressSchema,
  /** The entrance, a room or the founder. */
  photo: p
    .portrait('entrance.jpg')
    .transform((file) => `clinics/${file}`)
    .optional(),
  /** The complimentary consultation, which patients book at the clinic. */
  consultation: z.strictObject({
    title: p.label,
    place: p.line,
    minutes: z.number().int().min(5).max(240),
    /** When the clinic answers the phone: days, hours and time zone. */
    hours: p.line,
    /** The clinic's own booking page, at its final address. Without one, patients call. */
    bookingUrl: url.optional(),
    /** Shows that page in a frame, where its provider allows it; otherwise it is linked. */
    bookingFrame: z.boolean().optional(),
  }),
  price: p.line,
  city: p.label,
  ...p.meta.shape,
  headline: p.text(20, 100),
  dek: p.lead,
  /** The line about date and section. */
  dateline: p.label.optional(),
  blocks: p.list(block, [6, 14]),
  closing: z.strictObject({ headline: p.headline.optional(), text: p.paragraph, step }),
  assessment: assessmentSchema.optional(),
  presentation: presentationSchema.optional(),
  about: p.list(p.paragraph, [1, 3]),
  /** What the state's rules require. */
  disclosures: z.array(p.paragraph).default([]),
})

const usualAssessment = {
  questions: Object.values(patients.questions),
  rules: Object.values(patients.rules).flat(),
}

/** Every clinic, by path: `content/clinics/<path>.yaml`. */
export const clinics = readEntries('clinics/*.yaml', schema).map((clinic) => {
  const { slug, name, about, price, assessment = usualAssessment } = clinic
  if (!/^[a-z0-9][a-z0-9-]*$/.test(slug))
    throw ContentError.at(
      shownFile(`clinics/${slug}.yaml`),
      '',
      'is the clinic’s address; name it in small letters, digits and hyphens, like desert-light.yaml',
    )
  const { labels, presentation: usual } = patients
  const sections = [
    { heading: fillPlaceholders(labels.about, { clinic: name }), paragraphs: about },
    ...usual.sections,
    { heading: labels.price, paragraphs: [price] },
  ]
  return { ...clinic, assessment, presentation: clinic.presentation ?? { ...usual, sections } }
})

export type Clinic = (typeof clinics)[number]
export type ClinicBlock = Clinic['blocks'][number]
export type PresentationSection = Clinic['presentation']['sections'][number]
