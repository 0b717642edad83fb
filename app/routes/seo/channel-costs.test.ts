import { expect, it } from 'vitest'
import { compareChannels } from './channel-costs.ts'

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
