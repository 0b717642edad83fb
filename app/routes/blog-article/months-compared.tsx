import { formatDollars } from '../../components/ui/format-currency.ts'
import type { FigureOf } from '../../content/blog/article-figures.ts'
import { blog } from '../../content/blog/blog.ts'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { computeMonth, type MonthResult, toCents } from '../../content/promises/worked-month.ts'

const labels = blog.figures

const percent = (rate: number) => `${(rate * 100).toLocaleString('en-US', { maximumFractionDigits: 1 })}%`

/** Sample months side by side: a square for each consultation, bars for cost and revenue on one scale. */
export function MonthsCompared({ figure }: { figure: FigureOf<'months'> }) {
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
