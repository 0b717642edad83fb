import { expect, it } from 'vitest'
import { describeFigures } from './describe-figures.ts'

it('puts the month into a note for the call', () => {
  const note = describeFigures({
    adSpendCents: 800_000,
    feeCents: 500_000,
    costPerConsultationCents: 25_000,
    showRate: 0.7,
    acceptRate: 0.355,
    revenuePerPatientCents: 300_000,
  })
  expect(note).toMatch(/^My month from the ROI calculator:\n/)
  expect(note).toContain('35.5%')
  expect(note).toContain('New patients: 7')
})
