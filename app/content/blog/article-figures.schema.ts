import { z } from 'zod'
import { headline, list, objects, text } from '../checks/fields.schema.ts'

const rate = z.number().min(0).max(1)
const dollarAmount = z.number().int().positive()

/** Sample months side by side, computed by worked-month.ts. */
const months = z.strictObject({
  kind: z.literal('months'),
  title: headline,
  months: objects([2, 3], {
    name: text(4, 40, 'What is assumed of this month.'),
    adSpendPerMonthDollars: dollarAmount,
    feePerMonthDollars: dollarAmount,
    costPerConsultationDollars: dollarAmount,
    showRate: rate,
    acceptRate: rate,
    revenuePerPatientDollars: dollarAmount,
  }),
})

const percent = z.number().min(0).max(100)
const arm = z.strictObject({ name: text(3, 20, 'What this group was given.'), percent })

/** Pairs of groups in trials on one scale. */
const trials = z.strictObject({
  kind: z.literal('trials'),
  title: headline,
  trials: objects([2, 5], {
    name: text(4, 40, 'The trial and its year.'),
    design: text(10, 110, 'How it was done, and on how many.'),
    measure: text(4, 20, 'What was counted.'),
    tested: arm,
    compared: arm,
    finding: text(10, 120, 'What its authors concluded.'),
  }),
})

/** Treatments, each in the column that its source supports. */
const evidence = z.strictObject({
  kind: z.literal('evidence'),
  title: headline,
  columns: list([2, 4], text(6, 40, 'What a source says of the treatments in this column.')),
  rows: list(
    [3, 8],
    z
      .strictObject({
        treatment: text(4, 60, 'The treatment.'),
        column: z.number().int().min(0).describe('The column its mark stands in, from 0.'),
        source: text(4, 60, 'Who says so, and when.'),
      })
      .describe('One treatment.'),
  ),
})

export const articleFiguresSchema = z.record(
  z.string(),
  z.discriminatedUnion('kind', [months, trials, evidence]),
)

export type ArticleFigure = z.infer<typeof articleFiguresSchema>[string]
export type MonthsFigure = z.infer<typeof months>
export type TrialsFigure = z.infer<typeof trials>
export type EvidenceFigure = z.infer<typeof evidence>
