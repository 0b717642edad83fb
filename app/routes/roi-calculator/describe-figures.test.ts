import { expect, it } from 'vitest'
import { describeFigures } from './describe-figures.ts'

const typed = {
  adSpend: '$8,000',
  fee: '5000',
  costPerConsultation: '250',
  showRate: '70%',
  acceptRate: '35.5',
  revenuePerPatient: '3000',
}
const describe = (over: Partial<typeof typed> = {}) =>
  describeFigures(new URLSearchParams({ ...typed, ...over, other: '<b>' }))

it('puts the month into words, in one line and as a note', () => {
  const month = describe()
  expect(month?.brief).toBe(
    '$8,000 ad spend, $5,000 fee, $250 per consultation, 70% show rate, 35.5% acceptance rate, $3,000 per patient',
  )
  expect(month?.note).toContain('New patients: 7')
  expect(JSON.stringify(month)).not.toContain('<b>')
})

it.each([{ fee: '' }, { fee: 'a lot' }, { showRate: '101' }, { adSpend: '9'.repeat(99) }])(
  'describes nothing with %o',
  (over) => {
    expect(describe(over)).toBeNull()
  },
)
