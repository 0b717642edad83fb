import { z } from 'zod'
import { href, list, text } from '../checks/fields.schema.ts'

/** Labels of every legal text. */
export const legalLabels = z.strictObject({
  contents: text(4, 24, 'Names the table of contents.'),
  summary: text(4, 24, 'Names the lines that give the whole in short.'),
  effective: text(4, 24, 'Before the day from which a text holds.'),
  updated: text(4, 24, 'Before the day of its last change.'),
})

/** Durations as bars on one scale. `to` is a share of the scale, 0 to 1. */
export const spanChart = z.strictObject({
  caption: text(20, 160, 'What the bars show, and from when.'),
  ticks: list(
    z.strictObject({ at: z.number().min(0).max(1), label: text(1, 24, 'A point of the scale.') }),
    2,
    5,
  ),
  rows: list(
    z.strictObject({
      name: text(3, 48, 'What lasts.'),
      label: text(3, 48, 'How long, in words.'),
      to: z.number().min(0).max(1),
      open: z.boolean().optional().describe('Has no fixed end; drawn dashed.'),
    }),
    2,
    8,
  ),
})

export const closingStep = z.strictObject({
  text: text(30, 140, 'Why the next step follows from this page.'),
  label: text(6, 36, 'The button.'),
  href,
})

export type LegalLabels = z.infer<typeof legalLabels>
export type SpanChartContent = z.infer<typeof spanChart>
