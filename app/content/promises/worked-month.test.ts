import { expect, it } from 'vitest'
import { computeMonth, type MonthAssumptions, monthPaidBack } from './worked-month.ts'

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

it('counts the months until the members of the first one have paid for it', () => {
  expect(monthPaidBack({ patients: 10, balance: -11_500 }, 199)).toBe(7)
  expect(monthPaidBack({ patients: 10, balance: -10_000 }, 200)).toBe(6)
  expect(monthPaidBack({ patients: 10, balance: 500 }, 199)).toBe(1)
})
