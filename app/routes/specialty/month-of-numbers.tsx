import { CostAndRevenue, RoiBreakdown } from '../../components/charts/roi-breakdown.tsx'
import { formatDollars } from '../../components/ui/format-currency.ts'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { calculatorLink, computeMonth, toCents } from '../../content/promises/worked-month.ts'
import { workedExampleLabels } from '../../content/site/diagrams.ts'
import type { Specialty, SpecialtyLabels } from '../../content/specialties/specialties.ts'
import { SheetSection } from './claims.tsx'

interface MonthOfNumbersProps {
  content: Specialty['month']
  labels: SpecialtyLabels['month']
}

/** A sample month computed by the calculator's model, and a link that opens the calculator with its figures. */
export function MonthOfNumbers({ content, labels }: MonthOfNumbersProps) {
  const assumed = toCents(content.assumptions)
  const month = computeMonth(assumed)
  const amount = formatDollars(Math.abs(month.balanceCents))
  return (
    <SheetSection
      id="month"
      headline={fillPlaceholders(month.balanceCents < 0 ? labels.loses : labels.leaves, { amount })}
      margin={
        <p>
          <NoBreak text={labels.note} />
        </p>
      }
    >
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        <div className="card">
          <RoiBreakdown assumed={assumed} month={month} labels={workedExampleLabels} />
          <CostAndRevenue
            month={month}
            largest={Math.max(month.costCents, month.revenueCents)}
            labels={workedExampleLabels}
          />
        </div>
        <div className="space-y-4">
          <p>
            {fillPlaceholders(labels.breakEven, {
              needed: String(month.breakEvenPatients),
              has: String(month.patients),
            })}
          </p>
          <p>{content.reading}</p>
          <p>
            <a className="link" href={calculatorLink(content.assumptions)}>
              {labels.link}
            </a>
          </p>
        </div>
      </div>
    </SheetSection>
  )
}
