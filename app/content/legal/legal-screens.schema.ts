import { z } from 'zod'
import { href, nextStep, objects, text } from '../checks/fields.schema.ts'

/** Labels of every legal text. */
export const legalLabels = z.strictObject({
  contents: text(4, 24, 'Names the table of contents.'),
  summary: text(4, 24, 'Names the lines that give the whole in short.'),
  effective: text(4, 24, 'Before the day from which a text holds.'),
  updated: text(4, 24, 'Before the day of its last change.'),
  reworded: text(4, 24, 'Before the day on which its wording last changed.'),
})

/** Durations as bars on one scale. `to` is a share of the scale, 0 to 1. */
export const spanChart = z.strictObject({
  caption: text(20, 160, 'What the bars show, and from when.'),
  ticks: objects([2, 5], { at: z.number().min(0).max(1), label: text(1, 24, 'A point of the scale.') }),
  rows: objects([2, 8], {
    name: text(3, 48, 'What lasts.'),
    label: text(3, 48, 'How long, in words.'),
    to: z.number().min(0).max(1),
    open: z.boolean().optional().describe('Has no fixed end; drawn dashed.'),
  }),
})

export const closingStep = nextStep.extend({ href })

export type LegalLabels = z.infer<typeof legalLabels>
export type SpanChartContent = z.infer<typeof spanChart>
