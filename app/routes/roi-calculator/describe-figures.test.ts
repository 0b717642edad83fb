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

it('puts the month into words, with a link of plain numbers', () => {
  const month = describe()
  expect(month?.lines).toContain('Monthly ad spend: $8,000')
  expect(month?.lines).toContain('Acceptance rate: 35.5%')
  expect(month?.lines).toContain('New patients: 7')
  expect(month?.lines).toContain('$8,000 left before your other costs')
  expect(month?.lines.at(-1)).toMatch(/short by \$7,000$/)
  expect(month?.brief).toBe(
    '$8,000 ad spend, $5,000 fee, $250 per consultation, 70% show rate, 35.5% acceptance rate, $3,000 per patient',
  )
  expect(month?.path).toBe(
    '/roi-calculator?adSpend=8000&fee=5000&costPerConsultation=250&showRate=70&acceptRate=35.5&revenuePerPatient=3000#result',
  )
})

it('reads its own link the same way', () => {
  const month = describe()
  expect(describeFigures(new URL(month?.path ?? '', 'https://x.example').searchParams)).toEqual(month)
})

it('fits the note at the largest figures', () => {
  const figures = {
    adSpend: '1000000',
    fee: '1000000',
    revenuePerPatient: '1000000',
    costPerConsultation: '1',
  }
  expect(describe({ ...figures, showRate: '99.99' })?.note.length).toBeLessThan(1000)
})

it.each([
  { fee: '' },
  { fee: 'a lot' },
  { showRate: '101' },
  { costPerConsultation: '0' },
  { adSpend: '9'.repeat(99) },
])('describes nothing with %o', (over) => {
  expect(describe(over)).toBeNull()
})

it('describes nothing without figures', () => {
  expect(describeFigures(new URLSearchParams())).toBeNull()
})
