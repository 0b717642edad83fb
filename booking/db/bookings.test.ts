import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import type { BookingOutcome, BookingRequest } from '../domain/booking.ts'
import {
  book,
  bookingByFormKey,
  bookingById,
  bookingByReferenceHash,
  cancelBooking,
  listBookings,
  takenRanges,
} from './bookings.ts'
import { exampleRequest, exampleRules } from './example-request.ts'
import { claimDue } from './outbox.ts'

const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
const at = (time: string) => Temporal.Instant.from(`2026-12-01T${time}:00Z`)
const tally = (outcomes: BookingOutcome[]) => {
  const counts: Record<string, number> = {}
  for (const { kind } of outcomes) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

onBothStores((store) => {
  const wish = (changes: Partial<BookingRequest> = {}) =>
    book(store(), exampleRequest(changes), exampleRules, now)
  const owed = () => claimDue(store(), now, { leaseSeconds: 60, limit: 100 })
  const many = (count: number, changes: (index: number) => Partial<BookingRequest>) =>
    Promise.all(Array.from({ length: count }, (_, index) => wish(changes(index))))

  it('keeps every field, as it was given', async () => {
    const request = exampleRequest({
      name: `Zoë "O'Neil" 😀`,
      note: `line one\nline two; drop table bookings;`,
    })
    const outcome = await book(store(), request, exampleRules, now)
    if (outcome.kind !== 'booked') throw new Error(outcome.kind)
    const { formKey, referenceHash, ...given } = request
    expect(outcome.booking).toEqual({
      ...given,
      id: outcome.booking.id,
      endsAt: at('15:30'),
      status: 'confirmed',
      sequence: 0,
      createdAt: now,
    })
    expect(await bookingById(store(), outcome.booking.id)).toEqual(outcome.booking)
    expect(await bookingByReferenceHash(store(), referenceHash)).toEqual(outcome.booking)
    expect(await bookingByFormKey(store(), formKey)).toEqual(outcome.booking)
  })

  it('finds no booking where there is none', async () => {
    expect(await bookingById(store(), randomUUID())).toBeNull()
    expect(await bookingById(store(), 'nonsense')).toBeNull()
    expect(await bookingByReferenceHash(store(), 'nonsense')).toBeNull()
  })

  it('gives one time to one of 50 who want it at once', async () => {
    expect(tally(await many(50, () => ({})))).toEqual({ booked: 1, taken: 49 })
    expect(await listBookings(store())).toHaveLength(1)
    expect(await owed()).toHaveLength(2)
  })

  it('gives no two overlapping times to 50 who want different minutes of one hour', async () => {
    const outcomes = await many(50, (index) => ({ startsAt: at('15:00').add({ minutes: index }) }))
    const counts = tally(outcomes)
    expect(Object.keys(counts).sort()).toEqual(['booked', 'taken'])
    const calls = await listBookings(store())
    expect(calls).toHaveLength(counts.booked ?? 0)
    calls.forEach((call, index) => {
      const next = calls[index + 1]
      if (next) expect(call.startsAt.until(next.startsAt).total('minutes')).toBeGreaterThanOrEqual(45)
    })
  })

  it('refuses a time that overlaps another in part, its buffer included', async () => {
    await wish()
    expect(tally([await wish({ startsAt: at('15:15') })])).toEqual({ taken: 1 })
    expect(tally([await wish({ startsAt: at('15:44') })])).toEqual({ taken: 1 })
    expect(tally([await wish({ startsAt: at('14:16') })])).toEqual({ taken: 1 })
  })

  it('lets a call begin as the buffer before it ends', async () => {
    const outcomes = [
      await wish(),
      await wish({ startsAt: at('15:45') }),
      await wish({ startsAt: at('14:15') }),
    ]
    expect(tally(outcomes)).toEqual({ booked: 3 })
    const ranges = await takenRanges(store(), at('15:10'), at('15:45'))
    expect(ranges).toEqual([{ startsAt: at('15:00'), endsAt: at('15:45') }])
  })

  it('frees the time of a cancelled call, once', async () => {
    const first = await wish()
    if (first.kind !== 'booked') throw new Error(first.kind)
    expect(await cancelBooking(store(), first.booking.id)).toMatchObject({ status: 'cancelled', sequence: 1 })
    expect(await cancelBooking(store(), first.booking.id)).toBeNull()
    expect(await takenRanges(store(), at('00:00'), at('23:00'))).toEqual([])
    expect(tally([await wish()])).toEqual({ booked: 1 })
    expect(await listBookings(store(), { upcomingOnly: true, now })).toHaveLength(1)
    expect(await listBookings(store(), { upcomingOnly: true, now: at('16:00') })).toHaveLength(0)
    expect(await listBookings(store())).toHaveLength(2)
  })

  it('answers a repeated form with its first booking', async () => {
    const request = exampleRequest()
    const first = await book(store(), request, exampleRules, now)
    const second = await book(store(), { ...request, startsAt: at('18:00') }, exampleRules, now)
    expect(second).toEqual({ ...first, kind: 'repeated' })
    expect(await owed()).toHaveLength(2)
  })

  it('writes one row for one form sent 20 times at once', async () => {
    const formKey = randomUUID()
    const outcomes = await many(20, () => ({ formKey }))
    expect(tally(outcomes)).toEqual({ booked: 1, repeated: 19 })
    expect(
      new Set(outcomes.map((outcome) => ('booking' in outcome ? outcome.booking.id : 'none'))).size,
    ).toBe(1)
    expect(await owed()).toHaveLength(2)
  })

  it('writes one row for one form sent 20 times at once from 20 addresses', async () => {
    const formKey = randomUUID()
    const outcomes = await many(20, (index) => ({
      formKey,
      email: `visitor-${index}@example.com`,
      startsAt: at('10:00').add({ minutes: index * 7 }),
    }))
    expect(tally(outcomes)).toEqual({ booked: 1, repeated: 19 })
  })

  it('gives one address one call, however it races and however it spells itself', async () => {
    const outcomes = await many(10, (index) => ({
      email: index % 2 ? 'Dana@Example.com' : 'dana@example.com',
      startsAt: at('10:00').add({ hours: index }),
    }))
    expect(tally(outcomes)).toEqual({ booked: 1, 'has-call': 9 })
  })

  it('lets an address book again once its call has passed', async () => {
    const request = exampleRequest({ email: 'dana@example.com' })
    await book(store(), request, exampleRules, now)
    const again = exampleRequest({ email: 'dana@example.com', startsAt: at('20:00') })
    expect((await book(store(), again, exampleRules, at('14:59'))).kind).toBe('has-call')
    expect((await book(store(), again, exampleRules, at('15:00'))).kind).toBe('booked')
  })
})
