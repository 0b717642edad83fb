import { type ArticleFigure, articleFigures } from '../../content/blog/article-figures.data.ts'
import { blog } from '../../content/blog/blog.data.ts'
import type { Post } from '../../content/blog/posts.data.ts'
import { computeMonth, toCents } from '../../content/promises/worked-month.ts'

/** A column of a cover's chart. Pale columns are what the dark one is compared with. */
export interface CoverColumn {
  value: number
  label: string
  isPale: boolean
}

/** Centered lines of text below the picture; `at` is their distance from the group's left edge, in columns. */
export interface CoverWords {
  at: number
  lines: string[]
}

/** The data of an article's picture: groups of columns on one scale, or one mark in each row of a grid. */
export type Cover = { title: string } & (
  | { groups: { columns: CoverColumn[]; words: CoverWords[] }[] }
  | { marks: number[]; words: CoverWords[] }
)

/** The data of the first figure in an article; undefined without one. */
export function coverOf({ body }: Pick<Post, 'body'>): Cover | undefined {
  const block = body.blocks.find(({ kind }) => kind === 'figure')
  const figure = block?.kind === 'figure' ? articleFigures[block.name] : undefined
  return figure && toCover(figure)
}

const { booked, kept, treated } = blog.figures
const below = (names: string[][]): CoverWords[] => names.map((lines, index) => ({ at: index + 0.5, lines }))

function toCover(figure: ArticleFigure): Cover {
  const { title } = figure
  if (figure.kind === 'evidence')
    return {
      title,
      marks: figure.rows.map(({ column }) => column),
      words: below(figure.columns.map(inTwoLines)),
    }
  if (figure.kind === 'trials')
    return {
      title,
      groups: figure.trials.map(({ tested, compared }) => ({
        columns: [
          { value: tested.percent, label: `${tested.percent}%`, isPale: false },
          { value: compared.percent, label: `${compared.percent}%`, isPale: true },
        ],
        words: [{ at: 1, lines: [`${tested.name} /`, compared.name] }],
      })),
    }
  return {
    title,
    groups: figure.months.map((month) => {
      const { consultations, kept: came, patients } = computeMonth(toCents(month))
      return {
        columns: [consultations, came, patients].map((value, index) => ({
          value,
          label: String(value),
          isPale: index < 2,
        })),
        words: below([[booked], [kept], [treated]]),
      }
    }),
  }
}

/** Two lines, as equal in length as the words allow. */
function inTwoLines(text: string): string[] {
  const words = text.split(' ')
  const splits = words.slice(1).map((_, index) => {
    return [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]
  })
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length))
  return splits.sort((one, other) => longest(one) - longest(other))[0] ?? [text]
}
