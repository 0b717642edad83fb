import type { z } from 'zod'
import type { month } from '../read/parts.ts'

/** Assumptions about a month of patient acquisition. Money in whole cents, rates from 0 to 1. */
export interface MonthAssumptions {
  adSpendCents: number
  feeCents: number
  /** Advertising cost of one booked qualified consultation. */
  costPerConsultationCents: number
  /** Share of booked consultations that take place. */
  showRate: number
  /** Share of kept consultations that start treatment. */
  acceptRate: number
  /** Total revenue per patient who starts treatment. */
  revenuePerPatientCents: number
}

/** The same as content files state it: money in whole dollars a month. */
export type MonthInDollars = z.infer<typeof month>

/** Converts assumptions in dollars to cents. */
export const toCents = (month: MonthInDollars): MonthAssumptions => ({
  adSpendCents: month.adSpendPerMonthDollars * 100,
  feeCents: month.feePerMonthDollars * 100,
  costPerConsultationCents: month.costPerConsultationDollars * 100,
  showRate: month.showRate,
  acceptRate: month.acceptRate,
  revenuePerPatientCents: month.revenuePerPatientDollars * 100,
})

/** Computes what a practice has paid after some months, in whole cents. The setup fee has no public amount and is not in it. */
export function computeRisk(
  { feeCents, adSpendCents }: Pick<MonthAssumptions, 'feeCents' | 'adSpendCents'>,
  months: number,
) {
  /** Refundable under the guarantee. */
  const feesCents = feeCents * months
  /** Paid to the ad platforms, not refundable. */
  const paidForAds = adSpendCents * months
  return { months, feesCents, adSpendCents: paidForAds, totalCents: feesCents + paidForAds }
}

export type AmountAtRisk = ReturnType<typeof computeRisk>

/**
 * Computes one month: ad spend buys consultations, some take place, some of those patients start treatment. People are
 * rounded down at each step, so that rounding never adds a patient.
 */
export function computeMonth(month: MonthAssumptions) {
  const consultations = Math.floor(month.adSpendCents / month.costPerConsultationCents)
  const kept = share(consultations, month.showRate)
  const patients = share(kept, month.acceptRate)
  const costCents = month.adSpendCents + month.feeCents
  const revenueCents = patients * month.revenuePerPatientCents
  return {
    consultations,
    kept,
    patients,
    costCents,
    revenueCents,
    /** Negative if the month loses money. */
    balanceCents: revenueCents - costCents,
    /** Patients needed for revenue to cover fee and ad spend. */
    breakEvenPatients: Math.ceil(costCents / month.revenuePerPatientCents),
  }
}

/**
 * What each patient of a month must bring so that revenue covers fee and ad spend, in cents, rounded up to whole dollars;
 * null when nobody starts.
 */
export function breakEvenPerPatient({
  patients,
  costCents,
}: Pick<MonthResult, 'patients' | 'costCents'>): number | null {
  return patients === 0 ? null : Math.ceil(costCents / patients / 100) * 100
}

export type MonthResult = ReturnType<typeof computeMonth>

/** Rounded to a millionth first, because products of binary fractions fall slightly short of whole numbers. */
function share(people: number, rate: number): number {
  return Math.floor(Math.round(people * rate * 1e6) / 1e6)
}

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
