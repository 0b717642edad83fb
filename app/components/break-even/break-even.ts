import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { breakEvenContent as labels } from '../../content/promises/break-even.data.ts'
import { guaranteeMonth } from '../../content/promises/promises.data.ts'
import { breakEvenPerPatient, computeMonth } from '../../content/promises/worked-month.ts'
import { formatDollars } from '../ui/format-currency.ts'

/** The guarantee's month for a practice whose patients pay this much on average, in cents. */
const monthAt = (revenuePerPatientCents: number) =>
  computeMonth({ ...guaranteeMonth, revenuePerPatientCents })

/** What the guarantee's month must bring, in one paragraph. */
export function describeMonth(): string {
  const { consultations, kept, patients, costCents } = monthAt(100)
  return fillPlaceholders(labels.month, {
    booked: String(consultations),
    showRate: String(Math.round(guaranteeMonth.showRate * 100)),
    kept: String(kept),
    acceptRate: String(Math.round(guaranteeMonth.acceptRate * 100)),
    patients: String(patients),
    needed: formatDollars(breakEvenPerPatient({ patients, costCents }) ?? 0),
    fee: formatDollars(guaranteeMonth.feeCents),
    ads: formatDollars(guaranteeMonth.adSpendCents),
  })
}

/** Whether the month pays at this price, in sentences: the verdict, and what would have to change. */
export function judgePrice(revenuePerPatientCents: number): {
  pays: boolean
  verdict: string
  change: string
} {
  const month = monthAt(revenuePerPatientCents)
  const { consultations, kept, patients, costCents, revenueCents, breakEvenPatients } = month
  const values = {
    price: formatDollars(revenuePerPatientCents),
    booked: String(consultations),
    kept: String(kept),
    starts: String(breakEvenPatients),
    needed: formatDollars(breakEvenPerPatient({ patients, costCents }) ?? 0),
    revenue: formatDollars(revenueCents),
    cost: formatDollars(costCents),
  }
  if (revenueCents >= costCents)
    return { pays: true, verdict: fillPlaceholders(labels.pays, values), change: '' }
  const change = breakEvenPatients <= kept ? labels.change : labels.changePrice
  return {
    pays: false,
    verdict: fillPlaceholders(labels.loses, values),
    change: fillPlaceholders(change, values),
  }
}
