import { expect, it } from 'vitest'
import { computeMonth, type MonthAssumptions, membershipBalances } from './worked-month.ts'

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

it('follows a membership from its first month to the one in which it is paid for', () => {
  const loses = { ...month, revenuePerPatientDollars: 450 }
  expect(membershipBalances(loses, 500, 2)).toEqual([-7500, -11_000, -3000, 5000])
  expect(membershipBalances({ ...loses, acceptRate: 0.01 }, 500, 2)).toHaveLength(60)
})
