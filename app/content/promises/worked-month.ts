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

/**
 * What a month takes to cover fee and ad spend: how many of those who come in have to start, null if all of them wouldn't be
 * enough; or how often each who starts has to come back and pay `returnDollars`, 0 if the month pays without it.
 */
export function whatItTakes(month: MonthAssumptions, returnDollars: number) {
  const { kept, patients, balance, breakEvenPatients } = computeMonth(month)
  return {
    starts: breakEvenPatients <= kept ? breakEvenPatients : null,
    returns: balance < 0 && patients > 0 ? Math.ceil(-balance / (patients * returnDollars)) : 0,
  }
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

/** A millionth more, because products of binary fractions fall slightly short of whole numbers. */
const share = (people: number, rate: number) => Math.floor(people * rate + 1e-6)

/** Rounded, because a rate's binary fraction is not exact. */
const percentOf = (rate: number) => Number((rate * 100).toFixed(2))

/** The figures of a month by their names in the calculator's form and address; rates in percent. */
export const figuresOf = (month: MonthAssumptions) => ({
  adSpend: month.adSpendPerMonthDollars,
  fee: month.feePerMonthDollars,
  costPerConsultation: month.costPerConsultationDollars,
  showRate: percentOf(month.showRate),
  acceptRate: percentOf(month.acceptRate),
  revenuePerPatient: month.revenuePerPatientDollars,
})

/** The calculator's address with these figures in its query. */
export const calculatorLink = (month: MonthAssumptions): string =>
  `/roi-calculator?${new URLSearchParams(Object.entries(figuresOf(month)).map(([name, value]) => [name, String(value)]))}`
