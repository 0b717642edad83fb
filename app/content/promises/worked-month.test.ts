import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeMonth, computeRisk, type MonthAssumptions } from './worked-month.ts'

const month: MonthAssumptions = {
  adSpendCents: 600_000,
  feeCents: 500_000,
  costPerConsultationCents: 30_000,
  showRate: 0.85,
  acceptRate: 0.5,
  revenuePerPatientCents: 200_000,
}

describe('computeMonth', () => {
  it('follows the money from ad spend to balance', () => {
    expect(computeMonth(month)).toEqual({
      consultations: 20,
      kept: 17,
      patients: 8,
      breakEvenPatients: 6,
      costCents: 1_100_000,
      revenueCents: 1_600_000,
      balanceCents: 500_000,
    })
  })

  it('never makes more people than the step before', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.integer({ min: 1, max: 200_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (adSpendCents, costPerConsultationCents, showRate, acceptRate) => {
          const given = { adSpendCents, costPerConsultationCents, showRate, acceptRate }
          const result = computeMonth({ ...month, ...given })
          expect(result.kept).toBeLessThanOrEqual(result.consultations)
          expect(result.patients).toBeLessThanOrEqual(result.kept)
          expect(result.consultations * costPerConsultationCents).toBeLessThanOrEqual(adSpendCents)
        },
      ),
    )
  })
})

it('adds up fees and ad spend of the amount at risk', () => {
  expect(computeRisk(month, 3)).toEqual({
    months: 3,
    feesCents: 1_500_000,
    adSpendCents: 1_800_000,
    totalCents: 3_300_000,
  })
})
