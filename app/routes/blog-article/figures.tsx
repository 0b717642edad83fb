import { PercentBar } from '../../components/charts/percent-bar.tsx'
import { CostAndRevenue, RoiBreakdown } from '../../components/charts/roi-breakdown.tsx'
import { articleFigures, type ArticleFigure as Figure } from '../../content/blog/article-figures.data.ts'
import { blog } from '../../content/blog/blog.data.ts'
import { computeMonth } from '../../content/promises/worked-month.ts'

const labels = blog.figures

/** A figure of an article with its title and caption. */
export function ArticleFigure({ name, caption }: { name: string; caption: string }) {
  const figure = articleFigures[name]
  if (!figure) return null
  return (
    <figure className="post-figure">
      <p className="font-serif text-minor">{figure.title}</p>
      {renderFigure(figure)}
      <figcaption className="mt-5 border-t border-rule pt-3 text-fine text-soft">{caption}</figcaption>
    </figure>
  )
}

function renderFigure(figure: Figure) {
  switch (figure.kind) {
    case 'months':
      return <MonthsCompared {...figure} />
    case 'trials':
      return <Trials {...figure} />
    case 'evidence':
      return <Evidence {...figure} />
  }
}

type FigureOf<K extends Figure['kind']> = Extract<Figure, { kind: K }>

/** The two groups of each trial as bars on one scale. */
const Trials = ({ trials }: FigureOf<'trials'>) => (
  <ul className="mt-5">
    {trials.map(({ name, measure, design, tested, compared, finding }) => (
      <li key={name} className="border-t border-ink py-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{name}</span>
          <span className="text-fine text-soft">{measure}</span>
        </p>
        <p className="text-fine text-soft">{design}</p>
        <PercentBar percent={tested.percent} label={tested.name} tone="bg-evergreen" />
        <PercentBar percent={compared.percent} label={compared.name} tone="bg-rule" />
        <p className="mt-2 text-small">{finding}</p>
      </li>
    ))}
  </ul>
)

/** What the sources support: the more of it, the longer the bar, and the treatments below it. */
const Evidence = ({ columns, rows }: FigureOf<'evidence'>) => (
  <ol className="mt-5">
    {columns.map((name, column) => (
      <li key={name} className="border-t border-rule py-4">
        <p className="font-semibold">{name}</p>
        <svg
          viewBox={`0 0 ${columns.length} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="mt-2 h-4 w-full"
        >
          <path d={`M0 0H${columns.length}V1H0Z`} className="fill-wash" />
          <path d={`M0 0H${columns.length - column}V1H0Z`} className="fill-evergreen" />
        </svg>
        <ul className="mt-3 text-small">
          {rows
            .filter((row) => row.column === column)
            .map(({ treatment, source }) => (
              <li key={treatment} className="mt-1">
                {treatment} <span className="text-fine text-soft">({source})</span>
              </li>
            ))}
        </ul>
      </li>
    ))}
  </ol>
)

/** Sample months side by side, with cost and revenue on one scale. */
function MonthsCompared({ months }: FigureOf<'months'>) {
  const shown = months.map((assumed) => ({ assumed, month: computeMonth(assumed) }))
  const largest = Math.max(...shown.flatMap(({ month }) => [month.cost, month.revenue]))
  return (
    <>
      <p className="mt-1 text-fine text-soft">{labels.assumed}</p>
      <div className="mt-5 grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {shown.map(({ assumed, month }) => (
          <div key={assumed.name} className="border-t-2 border-ink pt-3">
            <p className="font-semibold">{assumed.name}</p>
            <RoiBreakdown assumed={assumed} month={month} />
            <CostAndRevenue month={month} largest={largest} />
          </div>
        ))}
      </div>
    </>
  )
}
