import { expect, it } from 'vitest'
import { describeFigures } from './describe-figures.ts'

it('puts the month into a note for the call', () => {
  const note = describeFigures({
    adSpendPerMonthDollars: 8000,
    feePerMonthDollars: 5000,
    costPerConsultationDollars: 250,
    showRate: 0.7,
    acceptRate: 0.355,
    revenuePerPatientDollars: 3000,
  })
  expect(note).toMatch(/^My month from the ROI calculator:\n/)
  expect(note).toContain('35.5%')
  expect(note).toContain('New patients: 7')
})
