import { expect, it } from 'vitest'
import { callPages, tuesdaySettings as settings, tuesday } from '../../tests/fixtures/call-pages.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { cancelBooking, recordOutcome } from './mutations.ts'
import { formatShowRate, readReport } from './report.ts'

onEmbeddedStore((store) => {
  it('counts bookings, those who showed up and clients by the first source', async () => {
    const t = callPages(store())
    const outcomes = ['held', 'no-show', 'not-a-fit', 'client', null, 'canceled'] as const
    for (const [index, outcome] of outcomes.entries()) {
      const startsAt = tuesday('15:00').add({ hours: index })
      const attribution = index < 4 ? { first_utm_source: 'google', utm_source: 'news' } : {}
      const { booking } = await t.book({ startsAt, attribution })
      const change = { settings, now: startsAt, by: 'agency' as const, tellVisitor: false }
      if (outcome === 'canceled') await cancelBooking(store(), booking.id, change)
      else if (outcome) await recordOutcome(store(), booking.id, outcome, change)
    }
    const period = { since: tuesday('15:00'), now: tuesday('23:00') }
    expect(await readReport(store(), null, period)).toMatchObject({
      recorded: 4,
      showedUp: 3,
      sources: [
        { source: 'google', booked: 4, showedUp: 3, clients: 1 },
        { source: 'direct', booked: 2, showedUp: 0, clients: 0 },
      ],
    })
    expect((await readReport(store(), null, { ...period, now: tuesday('15:30') })).recorded).toBe(1)
    expect((await readReport(store(), 'ana', period)).recorded).toBe(0)
  })
})

it('gives a rate from 20 calls on', () => {
  expect(formatShowRate({ showedUp: 15, recorded: 19 })).toBe('Too few calls for a rate: 15 of 19 showed up')
  expect(formatShowRate({ showedUp: 15, recorded: 20 })).toBe('75% showed up (15 of 20 calls)')
})
