import { CostAndRevenue, RoiBreakdown } from '../../components/charts/roi-breakdown.tsx'
import { formatDollars } from '../../content/dollars.ts'
import {
  breakEvenPerPatient,
  computeMonth,
  type MonthAssumptions,
} from '../../content/promises/worked-month.ts'
import { workedExampleLabels as labels } from '../../content/site/diagrams.data.ts'
import { roiCalculator as content } from './content.data.ts'
import { roiLabels } from './labels.ts'
import { type FigureName, figureKinds } from './read-figures.ts'

interface GivenMonthProps {
  assumed: MonthAssumptions
  /** Whether the figures are the visitor's own, and not the example. */
  given: boolean
}

/** The month as given, with its break-even. */
export function GivenMonth({ assumed, given }: GivenMonthProps) {
  const title = given ? content.result.hopes : content.result.example
  const month = computeMonth(assumed)
  return (
    <section aria-label={title} className="border border-rule bg-white p-5 sm:p-6">
      <h2 className="border-b border-ink pb-3 text-minor">{title}</h2>
      <RoiBreakdown assumed={assumed} month={month} />
      <CostAndRevenue month={month} largest={Math.max(month.cost, month.revenue)} />
      <p className="mt-5 bg-wash p-4 text-small font-semibold">
        {roiLabels.breakEven(month.breakEvenPatients, month.patients)}
      </p>
    </section>
  )
}

/** The month with three quarters of both rates, in four lines and what they mean. */
export function CautiousMonth({ assumed }: Pick<GivenMonthProps, 'assumed'>) {
  const { doubts, doubtsNote } = content.result
  const [showRate, acceptRate] = [assumed.showRate * 0.75, assumed.acceptRate * 0.75]
  const { kept, patients, cost, revenue, balance } = computeMonth({
    ...assumed,
    showRate,
    acceptRate,
  })
  const isLoss = balance < 0
  const lines: [string, string | number][] = [
    [labels.kept, kept],
    [labels.accepted, patients],
    [labels.revenue, formatDollars(revenue)],
    [isLoss ? labels.short : labels.left, formatDollars(Math.abs(balance))],
  ]
  return (
    <section
      aria-label={doubts}
      className="mt-6 grid gap-x-16 gap-y-3 border border-rule p-5 sm:p-6 lg:grid-cols-[5fr_7fr]"
    >
      <div>
        <h2 className="text-minor">{doubts}</h2>
        <p className="mt-1 text-small text-soft">{doubtsNote}</p>
      </div>
      <div className="text-small">
        <dl className="grid gap-x-6 sm:grid-cols-4">
          {lines.map(([label, value]) => (
            <div
              key={label}
              className="flex items-baseline justify-between gap-3 border-t border-rule py-2 sm:block lg:border-0 lg:pt-1"
            >
              <dt>{label}</dt>
              <dd className="tabular sm:font-serif sm:text-minor" translate="no">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-2">
          {isLoss
            ? roiLabels.toBreakEven(patients, formatDollars(breakEvenPerPatient({ patients, cost }) ?? cost))
            : roiLabels.withRoom}
        </p>
      </div>
    </section>
  )
}

/** Shown instead of the result: the invalid figures, each linked to its field. */
export function FormErrors({ wrong }: { wrong: readonly FigureName[] }) {
  return (
    <div role="alert" className="border-l-4 border-pencil bg-white p-4">
      <h2 className="font-sans text-body font-semibold tracking-normal text-pencil">
        {content.errors.heading}
      </h2>
      <ul className="text-small">
        {wrong.map((name) => (
          <li key={name} className="mt-1">
            <a className="link" href={`#${name}`}>
              {content.fields[name].label}
            </a>
            : {content.errors[figureKinds[name]]}
          </li>
        ))}
      </ul>
    </div>
  )
}
