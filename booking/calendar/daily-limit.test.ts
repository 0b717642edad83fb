import { expect, it } from 'vitest'
import { bookExample, byAgency, tryToBook } from '../../tests/fixtures/book-example.ts'
import { exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { moveBooking } from '../book/mutations.ts'
import { listBookings } from '../lists/listings.ts'
import { cancelBooking } from '../manage/mutations.ts'
import { listCalls } from './list-calls.ts'
import { withoutFullDays } from './open-hosts.ts'
import { freeSlots } from './slots.ts'

const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
const rules = { ...exampleSettings.rules, dailyLimit: 3 }
const settings = { ...exampleSettings, rules }
const change = byAgency(now, settings)
/** A time of December 1 in New York, as hours after its midnight there. */
const hour = (hours: number) => Temporal.Instant.from('2026-12-01T05:00:00Z').add({ hours })

onEmbeddedStore((store) => {
  const bookAt = (startsAt: Temporal.Instant) => tryToBook(store(), { startsAt }, now, settings)
  const idAt = async (startsAt: Temporal.Instant) =>
    (await bookExample(store(), { startsAt }, now, settings)).id
  const bookedOn = async () =>
    (await listBookings(store())).filter(({ status }) => status === 'confirmed').length

  it('takes no more calls on a day than the limit when 24 bookings for different hours race', async () => {
    const outcomes = await Promise.all(Array.from({ length: 24 }, (_, index) => bookAt(hour(index))))
    expect(outcomes.filter(({ kind }) => kind === 'booked')).toHaveLength(3)
    expect(outcomes.filter(({ kind }) => kind === 'taken')).toHaveLength(21)
    expect(await bookedOn()).toBe(3)
  })

  it('gives the last place of a day to one of the moves and bookings that race for it', async () => {
    await bookAt(hour(1))
    await bookAt(hour(2))
    const elsewhere = await Promise.all([26, 28, 30].map((ahead) => idAt(hour(ahead))))
    const outcomes = await Promise.all([
      ...elsewhere.map((id, index) => moveBooking(store(), id, hour(8 + index), change)),
      ...[14, 16, 18].map((ahead) => bookAt(hour(ahead))),
    ])
    const won = outcomes.filter(({ kind }) => kind === 'moved' || kind === 'booked')
    expect(won).toHaveLength(1)
    expect(outcomes.filter(({ kind }) => kind === 'taken')).toHaveLength(5)
  })

  it('moves a call within a full day, because it has a place there already', async () => {
    const id = await idAt(hour(1))
    await bookAt(hour(2))
    await bookAt(hour(3))
    expect((await moveBooking(store(), id, hour(9), change)).kind).toBe('moved')
  })

  it('counts by the day of the office, without canceled calls', async () => {
    const id = await idAt(hour(0))
    await bookAt(hour(12))
    await bookAt(hour(23))
    // 11 PM in New York is the next day in UTC, and the midnight after it is another day in New York.
    expect((await bookAt(hour(20))).kind).toBe('taken')
    expect((await bookAt(hour(24))).kind).toBe('booked')
    await cancelBooking(store(), id, change)
    expect((await bookAt(hour(20))).kind).toBe('booked')
    expect((await bookAt(hour(18))).kind).toBe('taken')
  })

  it('leaves full days out of the open times', async () => {
    for (const ahead of [1, 2, 3, 25]) await bookAt(hour(ahead))
    const calls = await listCalls(store().db, now)
    // Tuesday and Wednesday.
    const hours = { 2: [{ from: '05:00', to: '06:00' }], 3: [{ from: '05:00', to: '06:00' }] }
    const open = (dailyLimit?: number) => {
      const own = { ...rules, hours, dailyLimit, horizonDays: 13 }
      return withoutFullDays(own, freeSlots(own, now, calls), calls).map(({ startsAt }) => startsAt)
    }
    expect(open(3)).toEqual([hour(-163), hour(-139), hour(29)])
    expect(open()).toEqual([hour(-163), hour(-139), hour(5), hour(29)])
  })
})
