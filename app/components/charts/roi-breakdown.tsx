import { formatDollars } from '../../content/dollars.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'
import type { MonthAssumptions, MonthResult } from '../../content/promises/worked-month.ts'
import { workedExampleLabels as labels } from '../../content/site/diagrams.data.ts'

const percent = (rate: number) => `${(rate * 100).toLocaleString('en-US', { maximumFractionDigits: 1 })}%`

/** The assumptions of a month and the consultations and patients they lead to, line by line. */
export function RoiBreakdown({ assumed, month }: { assumed: MonthAssumptions; month: MonthResult }) {
  const lines: [string, string, string][] = [
    [labels.adSpend, '', formatDollars(assumed.adSpendPerMonthDollars)],
    [labels.fee, '', formatDollars(assumed.feePerMonthDollars)],
    [
      labels.booked,
      fillPlaceholders(labels.at, { price: formatDollars(assumed.costPerConsultationDollars) }),
      String(month.consultations),
    ],
    [labels.kept, percent(assumed.showRate), String(month.kept)],
    [labels.accepted, percent(assumed.acceptRate), String(month.patients)],
    [labels.perPatient, '', formatDollars(assumed.revenuePerPatientDollars)],
  ]
  return (
    <dl className="mt-2 text-small">
      {lines.map(([label, basis, value]) => (
        <div key={label} className="flex items-baseline justify-between gap-3 border-b border-rule py-2">
          <dt>
            {label} {basis ? <span className="text-soft">{basis}</span> : null}
          </dt>
          <dd className="tabular" translate="no">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Cost, revenue and balance of a month. `largest` is the value of the longest bar of all months shown. */
export function CostAndRevenue({ month, largest }: { month: MonthResult; largest: number }) {
  const bars: [string, number, string][] = [
    [labels.cost, month.cost, 'bg-rule'],
    [labels.revenue, month.revenue, 'bg-evergreen'],
  ]
  return (
    <div className="mt-5">
      {bars.map(([label, dollars, tone]) => (
        <div key={label} className="mt-2 text-fine">
          <div className="flex justify-between tabular">
            <span>{label}</span>
            <span translate="no">{formatDollars(dollars)}</span>
          </div>
          <div
            className={`mt-1 h-2.5 forced-color-adjust-none ${tone}`}
            style={{ width: `${largest > 0 ? ((dollars / largest) * 100).toFixed(1) : 0}%` }}
          />
        </div>
      ))}
      <p className="mt-4 flex items-baseline justify-between border-t border-ink pt-3">
        <span className="text-small font-semibold">{month.balance < 0 ? labels.short : labels.left}</span>
        <span className="font-serif text-minor tabular" translate="no">
          {formatDollars(Math.abs(month.balance))}
        </span>
      </p>
    </div>
  )
}
