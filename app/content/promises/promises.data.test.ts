import { expect, it } from 'vitest'
import { promises } from './promises.data.ts'

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
