import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'
import { edition } from './edition.data.ts'

/** Unordered points, things to avoid, ordered steps, or check boxes. */
const items = <K extends string>(kind: K) =>
  z.strictObject({ kind: z.literal(kind), items: p.list(p.paragraph, [2, 10]) })

const table = z
  .strictObject({
    kind: z.literal('table'),
    caption: p.line,
    /** `share` is the share of the width. */
    columns: p.objects({ heading: p.label, share: z.number().positive() }, [2, 5]),
    rows: z.array(z.array(z.union([z.literal(''), p.text(1, 200)]))),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    error: 'has a row with more or fewer cells than columns',
  })

const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text: p.paragraph }),
  z.strictObject({ kind: z.literal('heading'), text: p.label }),
  items('points'),
  items('crosses'),
  items('steps'),
  items('boxes'),
  table,
  z.strictObject({ kind: z.literal('note'), label: p.label, text: p.paragraph }),
  z.strictObject({
    kind: z.literal('figure'),
    draws: z.enum(['extensions', 'patient-sort', 'weeks-left']),
    alt: p.paragraph,
    caption: p.line,
  }),
  z.strictObject({
    kind: z.literal('sources'),
    /** `shown` is the link as printed, where the address is too long. */
    items: p.objects(
      { text: p.paragraph, href: p.source.shape.address.optional(), shown: p.label.optional() },
      [3, 16],
    ),
  }),
])

const schema = z.strictObject({
  ...p.labels('title', 'subtitle', 'accurate', 'lastDay'),
  audience: p.line,
  promise: p.line,
  subject: p.paragraph,
  coverAlt: p.paragraph,
  contents: z.strictObject({ heading: p.headline, lead: p.paragraph, readers: table, use: p.paragraph }),
  ending: z.strictObject({
    title: p.headline,
    lead: p.paragraph,
    items: p.list(p.paragraph, [2, 4]),
    button: p.label,
    href: p.href,
    orCall: p.label,
  }),
  /** A chapter begins on a new page and has a bookmark. */
  chapters: p.objects({ title: p.headline, lead: p.paragraph, blocks: p.list(block, [3, 12]) }, [8, 12]),
})

/** Content of the PDF guide. */
export const guide = readContent('guide/guide.yaml', schema, () => ({ edition }))

type Block = z.infer<typeof block>
export type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>
