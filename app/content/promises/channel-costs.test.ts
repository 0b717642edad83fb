import { expect, it } from 'vitest'
import { catchUpMonth, compareChannels } from './channel-costs.ts'

const assumed = { adsPerConsultationDollars: 300, searchPerMonthDollars: 3000 }

it('divides each span’s cost by its consultations, and the year’s cost by the year’s consultations', () => {
  const { spans, all } = compareChannels({
    ...assumed,
    spans: [
      { fromMonth: 1, toMonth: 2, consultationsPerMonth: 1 },
      { fromMonth: 3, toMonth: 12, consultationsPerMonth: 10 },
    ],
  })
  expect(spans.map(({ search }) => search)).toEqual([3000, 300])
  // 12 months at $3,000 over 2 + 100 consultations.
  expect(all).toMatchObject({ ads: 300, search: 353, searchConsultations: 102 })
})

it('search catches up in the month in which its total reaches that of ads', () => {
  const thenBringing = (consultationsPerMonth: number) => [
    { fromMonth: 1, toMonth: 2, consultationsPerMonth: 5 },
    { fromMonth: 3, toMonth: 4, consultationsPerMonth },
  ]
  // Ads: 10, 20, 30, 40, 50. Search: 5, 10, 24.5, 39, 53.5, or 5, 10, 25, 40.
  expect(catchUpMonth(thenBringing(14.5), 10)).toBe(5)
  expect(catchUpMonth(thenBringing(15), 10)).toBe(4)
})
