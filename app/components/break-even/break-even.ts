import { formatDollars } from '../../content/dollars.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { breakEvenContent as labels } from '../../content/promises/break-even.data.ts'
import { guaranteeMonth, promises } from '../../content/promises/promises.data.ts'
import { breakEvenPerPatient, computeMonth } from '../../content/promises/worked-month.ts'

/** The guarantee's month for a practice whose patients pay this many dollars on average. */
const monthAt = (revenuePerPatientDollars: number) =>
  computeMonth({ ...guaranteeMonth, revenuePerPatientDollars })

/**
 * How many book, come in and start in the guarantee's month, and what it must bring: from each who starts, or how many have
 * to start at a price.
 */
export function describeMonth(price?: number): {
  counts: number[]
  covering: number
  squares: string
  text: string
} {
  const { consultations, kept, patients, cost, breakEvenPatients } = monthAt(price ?? 1)
  const covering = price ? breakEvenPatients : patients
  const values = {
    booked: consultations,
    showRate: Math.round(guaranteeMonth.showRate * 100),
    kept,
    acceptRate: Math.round(guaranteeMonth.acceptRate * 100),
    patients,
    covering,
    needed: formatDollars(price ?? breakEvenPerPatient({ patients, cost }) ?? 0),
    fee: formatDollars(guaranteeMonth.feePerMonthDollars),
    ads: formatDollars(guaranteeMonth.adSpendPerMonthDollars),
  }
  return {
    counts: [consultations, kept, patients],
    covering,
    squares: fillPlaceholders(labels.squares, values),
    text: fillPlaceholders(labels.month, values),
  }
}

/** Whether the month pays at this price, in sentences: the verdict, and what would have to change. */
export function judgePrice(revenuePerPatientDollars: number): {
  pays: boolean
  verdict: string
  change: string
} {
  const month = monthAt(revenuePerPatientDollars)
  const { consultations, kept, patients, cost, revenue, breakEvenPatients } = month
  const values = {
    price: formatDollars(revenuePerPatientDollars),
    booked: consultations,
    kept,
    starts: breakEvenPatients,
    needed: formatDollars(breakEvenPerPatient({ patients, cost }) ?? 0),
    revenue: formatDollars(revenue),
    cost: formatDollars(cost),
  }
  if (revenue >= cost) return { pays: true, verdict: fillPlaceholders(labels.pays, values), change: '' }
  const [loses, change] =
    breakEvenPatients <= kept ? [labels.loses, labels.change] : [labels.losesPrice, labels.changePrice]
  const changes = [fillPlaceholders(change, values)]
  const adsOnly = promises.fee.packages.adsOnly + guaranteeMonth.adSpendPerMonthDollars
  if (revenue >= adsOnly) changes.push(fillPlaceholders(labels.adsOnly, { cost: formatDollars(adsOnly) }))
  return { pays: false, verdict: fillPlaceholders(loses, values), change: changes.join(' ') }
}
