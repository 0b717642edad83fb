import { z } from 'zod'
import { list, meta, objects, text } from '../checks/fields.schema.ts'
import { addressSchema, phoneSchema } from '../site/site.schema.ts'
import { assessmentSchema } from './assessment.schema.ts'
import type { Source } from './clinic-evidence.ts'
import { presentationSchema } from './presentation.schema.ts'

/** Published like the photos of people, see people/README.md. */
const photoSchema = z
  .string()
  .regex(/^people\/[\w-]+\.(jpe?g|png|webp|avif|tiff?)$/i, { error: 'must be an image in people/' })

const paragraph = text(60, 720, 'Two to six sentences about one thing.')
const heading = text(6, 70, 'States what the section says.')

/** Where an article's button leads to: a step of the patient's path, see app/routes/book. */
const step = z.enum(['presentation', 'assessment'])

/** A study that a paragraph tells of. The compiler checks it: it comes from clinic-evidence.ts. */
const source = z.custom<Source>()

const block = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('text'),
    heading,
    paragraphs: list([1, 5], paragraph),
    points: list([2, 8], text(12, 120, 'One thing each, such as a question to ask.')).optional(),
    after: paragraph.describe('Follows the points.').optional(),
    sources: list([1, 5], source).optional(),
    /** A quote of the founder about how the clinic works, never about effects of a treatment. */
    quote: z
      .strictObject({ text: text(40, 260, 'The quote.'), speaker: text(8, 90, 'Role and clinic.') })
      .optional(),
  }),
  /** Timeline of a visit. */
  z.strictObject({
    kind: z.literal('visit'),
    heading,
    lead: paragraph,
    stops: objects([4, 6], {
      minute: z.number().int().min(0).max(360).describe('Minutes after arrival.'),
      what: text(8, 90, 'What happens from then on.'),
    }),
    after: paragraph,
  }),
  /** The nasal spray and its boxed warning. */
  z.strictObject({ kind: z.literal('nasal'), heading }),
  /** Every study, drawn. An article that tells of a few in its own words has a text with sources instead. */
  z.strictObject({ kind: z.literal('evidence'), heading, lead: paragraph }),
  /** Side effects and contraindications, identical in every article. */
  z.strictObject({ kind: z.literal('risks'), heading }),
  /** Call to action. */
  z.strictObject({
    kind: z.literal('call'),
    text: text(30, 260, 'What the button is for.'),
    step,
  }),
])

/** The complimentary consultation, which patients book at the clinic. */
const consultationSchema = z.strictObject({
  title: text(8, 40, 'What is booked.'),
  place: text(20, 140, 'How it takes place, one sentence.'),
  minutes: z.number().int().min(5).max(240).describe('How long it takes.'),
  hours: text(10, 120, 'When the clinic answers the phone: days, hours and time zone.'),
  bookingUrl: z
    .url({ protocol: /^https$/ })
    .describe('The clinic’s own booking page, at its final address. Without one, patients call.')
    .optional(),
  bookingFrame: z
    .boolean()
    .describe('Shows that page in a frame, where its provider allows it; otherwise it is linked.')
    .optional(),
})

/** One clinic and its advertorial. */
export const clinicSchema = z.strictObject({
  demo: z.boolean().describe('True while the clinic is invented.'),
  reviewBy: z.iso.date().describe('The day by which a person must have read the medical sentences again.'),
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, { error: 'must be an address such as desert-light' }),
  name: text(4, 40, 'The clinic.'),
  shortName: text(
    3,
    30,
    'The clinic as window titles name it, where others may read: no condition or treatment.',
  ),
  phone: phoneSchema,
  address: addressSchema,
  photo: photoSchema.describe('The entrance, a room or the founder.').optional(),
  consultation: consultationSchema,
  price: text(30, 160, 'What the reader pays, and when the clinic says how much.'),
  city: text(3, 30, 'The city.'),
  ...meta.shape,
  headline: text(20, 100, 'The article’s title.'),
  dek: text(60, 260, 'One or two sentences under the title.'),
  dateline: text(10, 70, 'The line about date and section.').optional(),
  blocks: z
    .array(block)
    .min(6)
    .max(14)
    .refine((blocks) => blocks.some(({ kind }) => kind === 'visit'), {
      error: 'has no block of the kind "visit", which the presentation draws',
    }),
  /** Closing panel. */
  closing: z.strictObject({
    headline: text(12, 90, 'What the button leads to; by default the presentation’s name.').optional(),
    text: text(30, 260, 'What to expect.'),
    step,
  }),
  assessment: assessmentSchema,
  presentation: presentationSchema,
  about: list([1, 3], paragraph),
  disclosures: list([0, 4], text(30, 360, 'What the state’s rules require.')),
})

export type Clinic = z.infer<typeof clinicSchema>
export type ClinicBlock = Clinic['blocks'][number]
