import type { z } from 'zod'
import type { month } from '../read/parts.ts'

/** Assumptions about a month of patient acquisition, in whole dollars; rates from 0 to 1. */
export type MonthAssumptions = z.infer<typeof month>

/**
 * Computes one month: ad spend buys consultations, some take place, some of those patients start treatment. People are
 * rounded down at each step, so that rounding never adds a patient. Money in whole dollars.
 */
export function computeMonth(month: MonthAssumptions) {
  const consultations = Math.floor(month.adSpendPerMonthDollars / month.costPerConsultationDollars)
  const kept = share(consultations, month.showRate)
  const patients = share(kept, month.acceptRate)
  const cost = month.adSpendPerMonthDollars + month.feePerMonthDollars
  const revenue = patients * month.revenuePerPatientDollars
  return {
    consultations,
    kept,
    patients,
    cost,
    revenue,
    /** Negative if the month loses money. */
    balance: revenue - cost,
    /** Patients needed for revenue to cover fee and ad spend. */
    breakEvenPatients: Math.ceil(cost / month.revenuePerPatientDollars),
  }
}

/** No membership is followed for longer. */
const LONGEST_MONTHS = 60

/**
 * The balance at the end of each month of a membership, in whole dollars, until it is positive: so many `months` bring
 * new members, with ads and fee, and then nothing is spent. Everybody stays and pays `dollarsPerMonth` after the first
 * month.
 */
export function membershipBalances(
  month: MonthAssumptions,
  dollarsPerMonth: number,
  months: number,
): number[] {
  const { patients, balance: first } = computeMonth(month)
  const balances: number[] = []
  let balance = 0
  while (balances.length < months || (balance < 0 && balances.length < LONGEST_MONTHS)) {
    const membersBefore = patients * Math.min(balances.length, months)
    balance += membersBefore * dollarsPerMonth + (balances.length < months ? first : 0)
    balances.push(balance)
  }
  return balances
}

/**
 * What each patient of a month must bring so that revenue covers fee and ad spend, in whole dollars; null when nobody
 * starts.
 */
export function breakEvenPerPatient({
  patients,
  cost,
}: Pick<MonthResult, 'patients' | 'cost'>): number | null {
  return patients === 0 ? null : Math.ceil(cost / patients)
}

export type MonthResult = ReturnType<typeof computeMonth>

/** Rounded to a millionth first, because products of binary fractions fall slightly short of whole numbers. */
function share(people: number, rate: number): number {
  return Math.floor(Math.round(people * rate * 1e6) / 1e6)
}

/** The figures of a month by their names in the calculator's form and address; rates in percent. */
export const figuresOf = (month: MonthAssumptions) => ({
  adSpend: month.adSpendPerMonthDollars,
  fee: month.feePerMonthDollars,
  costPerConsultation: month.costPerConsultationDollars,
  // Rounded, because a rate's binary fraction is not exact.
  showRate: Number((month.showRate * 100).toFixed(2)),
  acceptRate: Number((month.acceptRate * 100).toFixed(2)),
  revenuePerPatient: month.revenuePerPatientDollars,
})

/** The calculator's address with these figures in its query. */
export const calculatorLink = (month: MonthAssumptions): string =>
  `/roi-calculator?${new URLSearchParams(Object.entries(figuresOf(month)).map(([name, value]) => [name, String(value)]))}`
