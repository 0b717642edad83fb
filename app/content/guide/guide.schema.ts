import { z } from 'zod'
import { headline, href, list, objects, prose, text } from '../checks/fields.schema.ts'

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'is not a date like 2026-11-21' })
const webAddress = z
  .url({ protocol: /^https$/, error: 'is not an https:// address' })
  .describe('An address of the source itself, one that stays.')

const cell = z.string().max(200, { error: 'is longer than a table cell can hold, 200 characters' })

const paragraph = z.strictObject({
  kind: z.literal('paragraph'),
  text: prose(8, 95, 'One thought, two to five sentences.'),
})

const heading = z.strictObject({
  kind: z.literal('heading'),
  text: text(4, 70, 'Says what the next blocks say.'),
})

const items = (most: number) => list([2, most], text(12, 330, 'One thing, whole.'))

/** Unordered points, things to avoid, ordered steps, or check boxes. */
const points = z.strictObject({ kind: z.literal('points'), items: items(8) })
const crosses = z.strictObject({ kind: z.literal('crosses'), items: items(8) })
const steps = z.strictObject({ kind: z.literal('steps'), items: items(8) })
const boxes = z.strictObject({ kind: z.literal('boxes'), items: items(10) })

const table = z
  .strictObject({
    kind: z.literal('table'),
    caption: text(10, 110, 'What the table shows; read aloud before it.'),
    columns: objects([2, 5], {
      heading: text(2, 40, 'Heads a column.'),
      share: z.number().min(0.08).max(0.7).describe('Share of the width; all shares make 1.'),
    }),
    rows: z.array(z.array(cell)).min(2).max(10),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    error: 'has a row with more or fewer cells than columns',
  })
  .refine(({ columns }) => Math.abs(columns.reduce((sum, { share }) => sum + share, 0) - 1) < 0.001, {
    error: 'has columns whose shares do not make 1',
  })

const note = z.strictObject({
  kind: z.literal('note'),
  label: text(4, 40, 'What kind of note it is.'),
  text: prose(10, 90, 'Set apart because it must not be missed.'),
})

const figure = z.strictObject({
  kind: z.literal('figure'),
  draws: z.enum(['extensions', 'patient-sort', 'weeks-left']),
  alt: text(60, 420, 'All that the picture shows, for those who cannot see it.'),
  caption: text(20, 180, 'What to take from it.'),
})

const sources = z.strictObject({
  kind: z.literal('sources'),
  items: objects([3, 16], {
    text: text(20, 220, 'Document, citation, date, and what it is quoted for.'),
    href: webAddress.optional(),
    shown: text(6, 44, 'The link as printed, where the address is too long.').optional(),
  }),
})

export const blockSchema = z.discriminatedUnion('kind', [
  paragraph,
  heading,
  points,
  crosses,
  steps,
  boxes,
  table,
  note,
  figure,
  sources,
])

/** A chapter begins on a new page and has a bookmark. */
export const chapterSchema = z.strictObject({
  title: headline,
  lead: prose(10, 60, 'What the chapter comes to, in a sentence or two.'),
  blocks: list([3, 12], blockSchema),
})

export const guideSchema = z.strictObject({
  title: text(10, 60, 'The guide’s title.'),
  subtitle: text(10, 60, 'Which edition it is.'),
  audience: text(20, 90, 'Whom it is for; above the title on the cover.'),
  promise: text(30, 140, 'What it holds; under the title on the cover.'),
  subject: text(30, 200, 'For the file’s properties.'),
  coverAlt: text(60, 420, 'All that the cover shows.'),
  contents: z.strictObject({
    heading: headline,
    lead: prose(20, 80, 'What is in it and how to use it.'),
    readers: table.describe('Who reads what.'),
    use: prose(20, 90, 'What it is not.'),
  }),
  ending: z
    .strictObject({
      title: headline,
      lead: prose(10, 60, 'What the call is for.'),
      items: list([2, 4], text(20, 200, 'What happens on the call.')),
      button: text(6, 48, 'The link to the booking page.'),
      href,
      orCall: text(4, 30, 'Precedes the phone number.'),
    })
    .describe('The last page: how to book a call.'),
  asOf: isoDate,
  reviewBy: isoDate,
  chapters: list([8, 12], chapterSchema),
})

export type Guide = z.infer<typeof guideSchema>
export type Chapter = z.infer<typeof chapterSchema>
export type Block = z.infer<typeof blockSchema>
export type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>
