import { expect, it } from 'vitest'
import { byAgency } from '../../tests/fixtures/book-example.ts'
import { callPages, FRIDAY, tuesdaySettings as settings, tuesday } from '../../tests/fixtures/call-pages.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { cancelBooking, recordOutcome } from '../manage/mutations.ts'
import { addSeen } from '../store/seen.ts'
import { compareReports, formatRate, readReport } from './report.ts'

const { rules } = settings
const period = { since: FRIDAY.subtract({ hours: 48 }), now: tuesday('23:00'), rules }

onEmbeddedStore((store) => {
  it('counts visits, bookings, those who showed up and clients by the first source and page', async () => {
    const t = callPages(store())
    const outcomes = ['held', 'no-show', 'not-a-fit', 'client', null, 'canceled'] as const
    for (const [index, outcome] of outcomes.entries()) {
      const startsAt = tuesday('15:00').add({ hours: index })
      const attribution =
        index < 4 ? { first_utm_source: 'Google', first_landing: '/seo', utm_source: 'news' } : {}
      const { booking } = await t.book({ startsAt, attribution })
      const change = byAgency(startsAt, settings)
      if (outcome === 'canceled') await cancelBooking(store(), booking.id, change)
      else if (outcome) await recordOutcome(store(), booking.id, outcome, change)
    }
    const day = '2026-11-20'
    const seen = { day, page: '/seo', source: 'google', event: 'seen:narrow', times: 40 }
    await addSeen(store(), [seen, { ...seen, source: '', times: 7 }])
    const found = await readReport(store(), null, period)
    expect(found).toMatchObject({
      arrived: 40,
      booked: 6,
      recorded: 4,
      showedUp: 3,
      sources: [
        { name: 'google', arrived: 40, booked: 4, showedUp: 3, clients: 1 },
        { name: 'direct', arrived: 0, booked: 2, showedUp: 0, clients: 0 },
      ],
      firstPages: [
        { name: '/seo', arrived: 40, booked: 4 },
        { name: 'not known', booked: 2 },
      ],
    })
    expect((await readReport(store(), 'ana', period)).recorded).toBe(0)
    const earlier = { ...period, since: FRIDAY.subtract({ hours: 96 }), now: period.since }
    const before = await readReport(store(), null, earlier)
    expect(compareReports(before, found)).toBe('too few visits on one side to compare')
    expect(compareReports({ ...found, booked: 5 }, found)).toContain('can’t be told apart from chance')
    expect(compareReports({ ...found, arrived: 4000 }, found)).toBe(
      'booked a call: 0.1–0.3% before, 7.1–29.1% after',
    )
  })
})

it('gives a rate from 20 on', () => {
  expect(formatRate(15, 19)).toBe('15 of 19, too few for a rate')
  expect(formatRate(15, 20)).toBe('75% (15 of 20)')
})
