import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

const figure = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), title: p.headline, ...shape })

const arm = z.strictObject({ name: p.label, percent: z.number().min(0).max(100) })

/** Sample months side by side, computed by worked-month.ts. */
const months = figure('months', { months: p.objects({ name: p.label, ...p.month.shape }, [2, 3]) })

/** Pairs of groups in trials on one scale. */
const trials = figure('trials', {
  trials: p.objects(
    { name: p.label, design: p.line, measure: p.label, tested: arm, compared: arm, finding: p.line },
    [2, 5],
  ),
})

/** Treatments, each in the column that its source supports. */
const evidence = figure('evidence', {
  columns: p.list(p.label, [2, 4]),
  rows: p.objects({ treatment: p.line, column: z.number().int().min(0), source: p.label }, [3, 8]),
})

/** Drawings of articles, by the name in `![caption](figure:name)`. */
export const articleFigures = readContent(
  'figures.yaml',
  z.record(z.string(), z.discriminatedUnion('kind', [months, trials, evidence])),
)

export type ArticleFigure = (typeof articleFigures)[string]
