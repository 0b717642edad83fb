import { CostAndRevenue, RoiBreakdown } from '../../components/charts/roi-breakdown.tsx'
import { computeMonth, type MonthAssumptions } from '../../content/promises/worked-month.ts'
import { workedExampleLabels } from '../../content/site/diagrams.ts'
import type { RoiCalculatorContent } from './content.schema.ts'
import type { FigureKind, FigureName } from './read-figures.ts'

interface MonthlyResultsProps {
  content: RoiCalculatorContent['result']
  assumed: MonthAssumptions
  /** Whether the figures are the visitor's own, and not the example. */
  given: boolean
}

/** The same month with two thirds of the show rate and half of the acceptance rate. */
const cautiousMonth = (assumed: MonthAssumptions): MonthAssumptions => ({
  ...assumed,
  showRate: (assumed.showRate * 2) / 3,
  acceptRate: assumed.acceptRate / 2,
})

/** The month as given, and the same month with more cautious rates. */
export function MonthlyResults({ content, assumed, given }: MonthlyResultsProps) {
  const doubted = cautiousMonth(assumed)
  const months = [
    { title: given ? content.hopes : content.example, assumed, month: computeMonth(assumed) },
    { title: content.doubts, assumed: doubted, month: computeMonth(doubted), note: content.doubtsNote },
  ]
  const largest = Math.max(...months.flatMap(({ month }) => [month.costCents, month.revenueCents]))
  return (
    <div className="grid gap-6">
      {months.map(({ title, note, ...figures }) => (
        <section key={title} aria-label={title} className="border border-rule bg-white p-5 sm:p-6">
          <h2 className="border-b border-ink pb-3 text-minor">{title}</h2>
          <RoiBreakdown assumed={figures.assumed} month={figures.month} labels={workedExampleLabels} />
          <CostAndRevenue month={figures.month} largest={largest} labels={workedExampleLabels} />
          {note ? <p className="mt-4 text-small text-soft">{note}</p> : null}
        </section>
      ))}
    </div>
  )
}

interface FormErrorsProps {
  content: Pick<RoiCalculatorContent, 'fields' | 'errors'>
  wrong: readonly { name: FigureName; kind: FigureKind }[]
}

/** Shown instead of the result: the invalid figures, each linked to its field. */
export function FormErrors({ content, wrong }: FormErrorsProps) {
  return (
    <div role="alert" className="border-l-4 border-pencil bg-white p-4">
      <h2 className="font-sans text-body font-semibold tracking-normal text-pencil">
        {content.errors.heading}
      </h2>
      <ul className="text-small">
        {wrong.map(({ name, kind }) => (
          <li key={name} className="mt-1">
            <a className="link" href={`#${name}`}>
              {content.fields[name].label}
            </a>
            : {content.errors[kind]}
          </li>
        ))}
      </ul>
    </div>
  )
}
