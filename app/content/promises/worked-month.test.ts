import { expect, it } from 'vitest'
import {
  breakEvenPerPatient,
  calculatorLink,
  computeMonth,
  type MonthAssumptions,
  whatItTakes,
} from './worked-month.ts'

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
  // The product of 100 and 0.29 is a little less than 29.
  expect(computeMonth({ ...month, adSpendPerMonthDollars: 30_000, showRate: 0.29 }).kept).toBe(29)
})

it('leads to the calculator with rates as its form takes them', () => {
  const link = calculatorLink({ ...month, showRate: 0.4666666666666666, acceptRate: 0.175 })
  expect(link).toContain('&showRate=46.67&acceptRate=17.5&')
})

it('says how many have to start, or how often they have to come back', () => {
  const loses = { ...month, revenuePerPatientDollars: 450 }
  const { patients, balance } = computeMonth(loses)
  expect(whatItTakes(loses, 500)).toEqual({ starts: null, returns: Math.ceil(-balance / patients / 500) })
  expect(whatItTakes({ ...month, acceptRate: 0.01 }, 500).returns).toBe(0)
  const even = {
    ...{ adSpendPerMonthDollars: 1000, feePerMonthDollars: 1000, costPerConsultationDollars: 100 },
    ...{ showRate: 1, acceptRate: 1, revenuePerPatientDollars: 200 },
  }
  expect(whatItTakes(even, 500)).toEqual({ starts: 10, returns: 0 })
  expect(whatItTakes({ ...even, acceptRate: 0.1 }, 500).returns).toBe(4)
  expect([0, 1, 2].map((patients) => breakEvenPerPatient({ patients, cost: 5 }))).toEqual([null, 5, 3])
})
