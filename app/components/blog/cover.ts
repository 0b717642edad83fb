import type { ArticleFigure } from '../../content/blog/article-figures.schema.ts'
import { articleFigures } from '../../content/blog/article-figures.ts'
import type { Post } from '../../content/blog/posts.schema.ts'
import { computeMonth } from '../../content/promises/worked-month.ts'

/** A column of a cover's chart; `isPale` is what the other is compared with. */
export interface CoverColumn {
  value: number
  label: string
  isPale: boolean
}

/** The data of an article's picture: groups of columns on one scale, or one mark in each row of a grid. */
export type Cover = { columns: CoverColumn[][] } | { marks: number[]; of: number }

/** The data of the first figure in an article; undefined without one. */
export function coverOf({ body }: Pick<Post, 'body'>): Cover | undefined {
  const block = body.blocks.find(({ kind }) => kind === 'figure')
  const figure = block?.kind === 'figure' ? articleFigures[block.name] : undefined
  return figure && toCover(figure)
}

function toCover(figure: ArticleFigure): Cover {
  if (figure.kind === 'evidence')
    return { marks: figure.rows.map(({ column }) => column), of: figure.columns.length }
  if (figure.kind === 'trials')
    return {
      columns: figure.trials.map(({ tested, compared }) => [
        { value: tested.percent, label: `${tested.percent}%`, isPale: false },
        { value: compared.percent, label: `${compared.percent}%`, isPale: true },
      ]),
    }
  return {
    columns: figure.months.map((month) => {
      const { consultations, kept, patients } = computeMonth({
        adSpendCents: month.adSpendPerMonthDollars * 100,
        feeCents: month.feePerMonthDollars * 100,
        costPerConsultationCents: month.costPerConsultationDollars * 100,
        revenuePerPatientCents: month.revenuePerPatientDollars * 100,
        showRate: month.showRate,
        acceptRate: month.acceptRate,
      })
      return [consultations, kept, patients].map((value, index) => ({
        value,
        label: String(value),
        isPale: index < 2,
      }))
    }),
  }
}
