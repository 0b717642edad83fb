import fc from 'fast-check'
import { expect, it } from 'vitest'
import { computeMonth, type MonthAssumptions } from './worked-month.ts'

const month: MonthAssumptions = {
  adSpendPerMonthDollars: 6000,
  feePerMonthDollars: 5000,
  costPerConsultationDollars: 300,
  showRate: 0.85,
  acceptRate: 0.5,
  revenuePerPatientDollars: 2000,
}

it('follows the money from ad spend to balance', () => {
  expect(computeMonth(month)).toEqual({
    consultations: 20,
    kept: 17,
    patients: 8,
    breakEvenPatients: 6,
    cost: 11_000,
    revenue: 16_000,
    balance: 5000,
  })
})

it('never makes more people than the step before', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.integer({ min: 1, max: 200_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (adSpendPerMonthDollars, costPerConsultationDollars, showRate, acceptRate) => {
        const given = { adSpendPerMonthDollars, costPerConsultationDollars, showRate, acceptRate }
        const result = computeMonth({ ...month, ...given })
        expect(result.kept).toBeLessThanOrEqual(result.consultations)
        expect(result.patients).toBeLessThanOrEqual(result.kept)
        expect(result.consultations * costPerConsultationDollars).toBeLessThanOrEqual(adSpendPerMonthDollars)
      },
    ),
  )
})
