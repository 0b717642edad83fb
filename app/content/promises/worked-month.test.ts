import { expect, it } from 'vitest'
import { computeMonth, type MonthAssumptions, whatItTakes } from './worked-month.ts'

const month: MonthAssumptions = {
  adSpendPerMonthDollars: 6100,
  feePerMonthDollars: 5000,
  costPerConsultationDollars: 300,
  showRate: 0.87,
  acceptRate: 0.5,
  revenuePerPatientDollars: 2000,
}

it('follows the money from ad spend to balance, and the people without fractions', () => {
  expect(computeMonth(month)).toEqual({
    consultations: 20,
    kept: 17,
    patients: 8,
    breakEvenPatients: 6,
    cost: 11_100,
    revenue: 16_000,
    balance: 4900,
  })
})

it('says how many have to start, or how often they have to come back', () => {
  const loses = { ...month, revenuePerPatientDollars: 450 }
  const { kept, patients, balance } = computeMonth(loses)
  expect(whatItTakes(loses, 500)).toEqual({ starts: null, returns: Math.ceil(-balance / patients / 500) })
  expect(whatItTakes({ ...month, acceptRate: 0.01 }, 500).returns).toBe(0)
  const { breakEvenPatients } = computeMonth(month)
  expect(breakEvenPatients).toBeLessThanOrEqual(kept)
  expect(whatItTakes(month, 500).starts).toBe(breakEvenPatients)
})
