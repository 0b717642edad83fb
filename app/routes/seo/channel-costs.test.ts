import { expect, it } from 'vitest'
import { catchUpMonth, compareChannels } from './channel-costs.ts'

const assumed = { adsPerConsultationCents: 30_000, searchPerMonthCents: 300_000 }

it('divides each span’s cost by its consultations, and the year’s cost by the year’s consultations', () => {
  const { spans, all } = compareChannels({
    ...assumed,
    spans: [
      { fromMonth: 1, toMonth: 2, consultationsPerMonth: 1 },
      { fromMonth: 3, toMonth: 12, consultationsPerMonth: 10 },
    ],
  })
  expect(spans.map(({ searchCents }) => searchCents)).toEqual([300_000, 30_000])
  // 12 months at $3,000 over 2 + 100 consultations.
  expect(all).toMatchObject({ adsCents: 30_000, searchCents: 35_300, searchConsultations: 102 })
})

it('search catches up in the month in which its total reaches that of ads', () => {
  const spans = [
    { fromMonth: 1, toMonth: 2, consultationsPerMonth: 5 },
    { fromMonth: 3, toMonth: 4, consultationsPerMonth: 14 },
  ]
  // Ads: 10, 20, 30, 40, 50. Search: 5, 10, 24, 38, 52.
  expect(catchUpMonth(spans, 10)).toBe(5)
})
