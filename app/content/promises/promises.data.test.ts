import { expect, it } from 'vitest'
import { guaranteeMonth, promises } from './promises.data.ts'

const { adBudget, commitment, fee, paidTraffic } = promises

it.each(['adsOnly', 'machine', 'allServices'] as const)(
  'the most a practice can lose with %s reaches to its earliest exit, with the retainer of the notice',
  (name) => {
    const exit = commitment.minimumDays + commitment.noticeDays
    const invoices: number[] = []
    for (let day = 0; day < exit; day += paidTraffic.monthDays) invoices.push(fee.packages[name])
    const ads = invoices.length * paidTraffic.consultations * adBudget.dollarsPerConsultation.to
    const fees = invoices.reduce((sum, invoice) => sum + invoice, 0)
    expect(fee[name].byExit).toEqual({ fees, ads, total: fees + ads })
    expect(invoices.length).toBeGreaterThan(commitment.minimumDays / paidTraffic.monthDays)
  },
)

it('derives what follows from the stated figures', () => {
  const { strategyCall, volume, followUps } = promises
  expect(fee.adsOnly.perMonth).toEqual({ from: 4800 + 25 * 252, to: 4800 + 25 * 304 })
  expect(fee.machine.perMonth).toEqual({ from: 11_111 + 25 * 252, to: 11_111 + 25 * 304 })
  expect(fee.allServices).toMatchObject({ perMonth: { from: 21_300, to: 22_600 }, moreThanMachine: 3889 })
  expect(fee.dollarsPerMonth).toEqual({ from: 4800, to: 15_000 })
  expect(adBudget.dollarsPerMonthForTheGuarantee).toEqual({ from: 6300, to: 7600 })
  expect(adBudget.dollarsByMinimumTerm).toBe(3 * 7600)
  // A start each of 3 and 5 a week, at 70% who come and 40% of them who start.
  expect(volume.bookingsForGoal).toEqual({ from: 47, to: 78 })
  expect(volume.adsForGoal).toEqual({ from: 47 * 252, to: 78 * 304 })
  expect(followUps).toMatchObject({ emails: 7, emailsAfterFirst: 6, overDays: 14, guaranteedOf20: 26 })
  expect(commitment).toMatchObject({ earliestExitDay: 120, monthsToExit: 4, longestDays: 4 * 7 + 120 })
  expect(strategyCall.minutesForQuestions).toBe(15)
  expect(guaranteeMonth).toEqual({
    adSpendPerMonthDollars: 7600,
    feePerMonthDollars: 11_111,
    costPerConsultationDollars: 304,
    showRate: 0.7,
    acceptRate: 0.4,
  })
})
