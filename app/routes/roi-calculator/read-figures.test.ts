import { expect, it } from 'vitest'
import { readMonth } from './read-figures.ts'

const typed = {
  adSpend: '$6,500',
  fee: '5500',
  costPerConsultation: '260',
  showRate: '62 %',
  acceptRate: '28',
  revenuePerPatient: '2,900',
}

it('reads figures as people type them', () => {
  expect(readMonth(typed).month).toEqual({
    adSpendPerMonthDollars: 6500,
    feePerMonthDollars: 5500,
    costPerConsultationDollars: 260,
    showRate: 0.62,
    acceptRate: 0.28,
    revenuePerPatientDollars: 2900,
  })
})

it.each(['', '-5', 'ten', '12.5', '1000001', '1e9'])('names a field with %j in it', (adSpend) => {
  expect(readMonth({ ...typed, adSpend })).toEqual({ month: null, wrong: ['adSpend'] })
})
