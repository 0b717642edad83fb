import { formatDollars } from '../../components/ui/format-currency.ts'
import {
  articleFigures,
  type ArticleFigure as Figure,
  type FigureOf,
} from '../../content/blog/article-figures.data.ts'
import { blog } from '../../content/blog/blog.data.ts'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { computeMonth, type MonthResult, toCents } from '../../content/promises/worked-month.ts'

const labels = blog.figures

/** A drawing of an article with its title and caption. */
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
      return <MonthsCompared figure={figure} />
    case 'trials':
      return <TrialChart figure={figure} />
    case 'evidence':
      return <EvidenceTable figure={figure} />
  }
}

/** Treatments by level of evidence: a mark in the column that the source supports. */
function EvidenceTable({ figure }: { figure: FigureOf<'evidence'> }) {
  return (
    <table className="evidence">
      <thead className="max-sm:sr-only">
        <tr>
          <th scope="col">{labels.treatment}</th>
          {figure.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figure.rows.map((row) => (
          <tr key={row.treatment}>
            <th scope="row">
              {row.treatment}
              <span>{row.source}</span>
            </th>
            {figure.columns.map((column, index) => (
              <td key={column} className={index === row.column ? 'marked' : ''}>
                {index === row.column ? <span className="sm:sr-only">{column}</span> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const WIDTH = 600
/** Width of the scale; the rest is room for half a mark at either end. */
const SCALE = 560

/** The two groups of each trial as marks on a line from 0 to 100 percent; every value is also text. */
function TrialChart({ figure }: { figure: FigureOf<'trials'> }) {
  return (
    <ul className="mt-5">
      {figure.trials.map((trial) => {
        const x = (percent: number) => 12 + (percent / 100) * SCALE
        const { tested, compared } = trial
        const said = `${trial.measure}: ${tested.name} ${tested.percent}%, ${labels.against} ${compared.name} ${compared.percent}%.`
        return (
          <li key={trial.name} className="border-t border-ink py-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{trial.name}</span>
              <span className="text-fine text-soft">{trial.measure}</span>
            </p>
            <p className="text-fine text-soft">{trial.design}</p>
            <svg viewBox={`0 0 ${WIDTH} 44`} role="img" aria-label={said} className="block w-full my-1">
              <line x1="12" x2={12 + SCALE} y1="22" y2="22" className="trial-scale" />
              {[0, 25, 50, 75, 100].map((tick) => (
                <line key={tick} x1={x(tick)} x2={x(tick)} y1="15" y2="29" className="trial-scale" />
              ))}
              <line
                x1={x(tested.percent)}
                x2={x(compared.percent)}
                y1="22"
                y2="22"
                className="stroke-ink stroke-2"
              />
              <circle cx={x(tested.percent)} cy="22" r="10" className="fill-evergreen" />
              <circle cx={x(compared.percent)} cy="22" r="9" className="fill-white stroke-pencil stroke-3" />
            </svg>
            <p className="flex flex-wrap gap-x-6 text-small tabular" aria-hidden="true">
              <span className="trial-key tested">
                {tested.name} {tested.percent}%
              </span>
              <span className="trial-key">
                {compared.name} {compared.percent}%
              </span>
            </p>
            <p className="mt-2 text-small">{trial.finding}</p>
          </li>
        )
      })}
    </ul>
  )
}

const percent = (rate: number) => `${(rate * 100).toLocaleString('en-US', { maximumFractionDigits: 1 })}%`

/** Sample months side by side: a square for each consultation, bars for cost and revenue on one scale. */
function MonthsCompared({ figure }: { figure: FigureOf<'months'> }) {
  const months = figure.months.map((month) => ({ month, result: computeMonth(toCents(month)) }))
  const largest = Math.max(...months.flatMap(({ result }) => [result.costCents, result.revenueCents]))
  return (
    <>
      <p className="mt-1 text-fine text-soft">{labels.assumed}</p>
      <div className="mt-5 grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {months.map(({ month, result }) => (
          <div key={month.name} className="border-t-2 border-ink pt-3">
            <p className="font-semibold">{month.name}</p>
            <PatientRects result={result} />
            <dl className="mt-3 text-small">
              <Line label={labels.booked} value={String(result.consultations)} />
              <Line
                label={labels.kept}
                basis={fillPlaceholders(labels.keptAt, { percent: percent(month.showRate) })}
                value={String(result.kept)}
              />
              <Line
                label={labels.treated}
                basis={fillPlaceholders(labels.treatedAt, { percent: percent(month.acceptRate) })}
                value={String(result.patients)}
              />
              <Line
                label={labels.cost}
                value={formatDollars(result.costCents)}
                bar={{ share: result.costCents / largest, tone: 'spent' }}
              />
              <Line
                label={labels.revenue}
                value={formatDollars(result.revenueCents)}
                bar={{ share: result.revenueCents / largest, tone: 'earned' }}
              />
              <div className="mt-3 flex items-baseline justify-between gap-3 border-t border-ink pt-2 font-semibold">
                <dt>{result.balanceCents < 0 ? labels.short : labels.left}</dt>
                <dd className={`tabular ${result.balanceCents < 0 ? 'text-pencil' : ''}`.trimEnd()}>
                  {formatDollars(Math.abs(result.balanceCents))}
                </dd>
              </div>
            </dl>
          </div>
        ))}
      </div>
    </>
  )
}

/** Decorative: the counts are in the list below. */
function PatientRects({ result }: { result: MonthResult }) {
  return (
    <div aria-hidden="true" className="month-rects">
      {Array.from({ length: result.consultations }, (_, index) => {
        const state = index < result.patients ? 'treated' : index < result.kept ? 'kept' : 'booked'
        // biome-ignore lint/suspicious/noArrayIndexKey: the squares are a count.
        return <span key={index} className={state} />
      })}
    </div>
  )
}

interface LineProps {
  label: string
  value: string
  basis?: string
  /** Draws a bar below the line; `share` of the longest bar, 0 to 1. */
  bar?: { share: number; tone: 'spent' | 'earned' }
}

function Line({ label, basis, value, bar }: LineProps) {
  return (
    <div
      className={`mt-1.5 flex items-baseline justify-between gap-3 ${bar ? `month-bar ${bar.tone}` : ''}`}
      style={bar ? { backgroundSize: `${(bar.share * 100).toFixed(1)}% 10px` } : undefined}
    >
      <dt>
        {label} {basis ? <span className="text-soft">{basis}</span> : null}
      </dt>
      <dd className="tabular">{value}</dd>
    </div>
  )
}
