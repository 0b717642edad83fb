import type { MonthInDollars } from '../../content/promises/worked-month.ts'

/** The calculator's address with these figures in its query. */
export function calculatorLink(month: MonthInDollars): string {
  const query = new URLSearchParams({
    adSpend: String(month.adSpendPerMonthDollars),
    fee: String(month.feePerMonthDollars),
    costPerConsultation: String(month.costPerConsultationDollars),
    showRate: String(Math.round(month.showRate * 100)),
    acceptRate: String(Math.round(month.acceptRate * 100)),
    revenuePerPatient: String(month.revenuePerPatientDollars),
  })
  return `/roi-calculator?${query}`
}
