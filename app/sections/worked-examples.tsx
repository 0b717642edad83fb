import { computeMonth, type MonthAssumptions, type MonthResult } from '../../roi/month.ts'
import type { WorkedExampleLabels } from '../../words/diagrams.ts'
import type { Home } from '../../words/home.schema.ts'
import { Band } from '../parts/band.tsx'
import { Heading } from '../parts/heading.tsx'
import { sayDollars } from '../parts/money.ts'

type Example = Home['caseStudies']['examples'][number]

/** Months on paper, computed from their assumptions as the page is built. No clients, and labelled so. */
export function WorkedExamples({
  words,
  labels,
}: {
  words: Home['caseStudies']
  labels: WorkedExampleLabels
}) {
  const months = words.examples.map((example) => ({ example, ...reckon(example) }))
  const largest = Math.max(...months.flatMap(({ month }) => [month.costCents, month.revenueCents]))
  return (
    <Band id="case-studies" tone="leaf" labelledBy="case-studies-headline">
      <Heading id="case-studies-headline" kicker={words.kicker} lead={words.lead}>
        {words.headline}
      </Heading>
      <div className="mt-12 grid gap-6 lg:grid-cols-3">
        {months.map(({ example, assumed, month }) => (
          <article key={example.specialty} className="flex flex-col border border-rule bg-white p-5 sm:p-6">
            <header className="border-b border-ink pb-3">
              <p className="text-fine text-soft">{labels.kind}</p>
              <h3 className="mt-1 text-minor">{example.specialty}</h3>
            </header>
            <Slip assumed={assumed} month={month} labels={labels} />
            <Balance month={month} largest={largest} labels={labels} />
            <p className="mt-5 text-small text-soft">{example.reading}</p>
          </article>
        ))}
      </div>
      <p className="mt-8 max-w-[44rem] text-small text-soft">
        {words.disclaimer}{' '}
        <a className="link" href={labels.method.href}>
          {labels.method.label}
        </a>
      </p>
    </Band>
  )
}

function reckon({ assumptions }: Example): { assumed: MonthAssumptions; month: MonthResult } {
  const assumed: MonthAssumptions = {
    adSpendCents: assumptions.adSpendPerMonthDollars * 100,
    feeCents: assumptions.feePerMonthDollars * 100,
    costPerConsultationCents: assumptions.costPerConsultationDollars * 100,
    showRate: assumptions.showRate,
    acceptRate: assumptions.acceptRate,
    revenuePerPatientCents: assumptions.revenuePerPatientDollars * 100,
  }
  return { assumed, month: computeMonth(assumed) }
}

const percent = (rate: number) => `${Math.round(rate * 100)}%`

interface SlipProps {
  assumed: MonthAssumptions
  month: MonthResult
  labels: WorkedExampleLabels
}

function Slip({ assumed, month, labels }: SlipProps) {
  const lines: [string, string, string][] = [
    [labels.adSpend, '', sayDollars(assumed.adSpendCents)],
    [labels.fee, '', sayDollars(assumed.feeCents)],
    [labels.booked, labels.at(sayDollars(assumed.costPerConsultationCents)), String(month.consultations)],
    [labels.kept, percent(assumed.showRate), String(month.kept)],
    [labels.accepted, percent(assumed.acceptRate), String(month.patients)],
    [labels.perPatient, '', sayDollars(assumed.revenuePerPatientCents)],
  ]
  return (
    <dl className="mt-2 text-small">
      {lines.map(([label, basis, value]) => (
        <div key={label} className="flex items-baseline justify-between gap-3 border-b border-rule py-2">
          <dt>
            {label} {basis ? <span className="text-soft">{basis}</span> : null}
          </dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Cost and revenue as bars on one scale, so that three slips can be compared at a glance. */
function Balance({ month, largest, labels }: Omit<SlipProps, 'assumed'> & { largest: number }) {
  const bars: [string, number, string][] = [
    [labels.cost, month.costCents, 'bg-rule'],
    [labels.revenue, month.revenueCents, 'bg-evergreen'],
  ]
  return (
    <div className="mt-5">
      {bars.map(([label, cents, tone]) => (
        <div key={label} className="mt-2 text-fine">
          <div className="flex justify-between tabular-nums">
            <span>{label}</span>
            <span>{sayDollars(cents)}</span>
          </div>
          <div
            className={`mt-1 h-2.5 border border-ink/20 ${tone}`}
            style={{ width: `${((cents / largest) * 100).toFixed(1)}%` }}
          />
        </div>
      ))}
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink pt-3">
        <span className="text-small font-semibold">
          {month.balanceCents < 0 ? labels.short : labels.left}
        </span>
        <span className="font-serif text-minor tabular-nums">{sayDollars(Math.abs(month.balanceCents))}</span>
      </p>
    </div>
  )
}
