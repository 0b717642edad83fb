import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { tryToBook } from '../../tests/fixtures/book-example.ts'
import { exampleRequest, noted } from '../../tests/fixtures/examples/example-request.ts'
import { exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { onBothStores } from '../../tests/fixtures/on-stores.ts'
import { claimAll } from '../../tests/fixtures/run-outbox.ts'
import { listCalls } from '../calendar/list-calls.ts'
import type { BookingOutcome, BookingRequest } from '../core/booking.ts'
import { AGENCY_HOST } from '../core/settings.ts'
import { listBookings } from '../lists/listings.ts'
import { cancelBooking } from '../manage/mutations.ts'
import { bookingById, bookingByReferenceHash } from '../store/bookings.ts'

const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
const change = { settings: exampleSettings, now, by: 'agency' as const, tellVisitor: true }
const at = (time: string) => Temporal.Instant.from(`2026-12-01T${time}:00Z`)
const tally = (outcomes: BookingOutcome[]) => {
  const counts: Record<string, number> = {}
  for (const { kind } of outcomes) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

onBothStores((store) => {
  const request = (changes: Partial<BookingRequest> = {}) => tryToBook(store(), changes, now)
  const pending = () => claimAll(store(), now)
  const many = (count: number, changes: (index: number) => Partial<BookingRequest>) =>
    Promise.all(Array.from({ length: count }, (_, index) => request(changes(index))))

  it('stores every field unchanged', async () => {
    const bookingRequest = exampleRequest({
      name: `Zoë "O'Neil" 😀`,
      answers: [noted(`line one\nline two; drop table bookings;`)],
    })
    const outcome = await tryToBook(store(), bookingRequest, now)
    if (outcome.kind !== 'booked') throw new Error(outcome.kind)
    const { formKey, referenceHash, network, ...given } = bookingRequest
    expect(outcome.booking).toMatchObject({
      ...given,
      host: AGENCY_HOST,
      endsAt: at('15:30'),
      status: 'confirmed',
      createdAt: now,
    })
    expect(await bookingById(store(), outcome.booking.id)).toEqual(outcome.booking)
    expect(await bookingByReferenceHash(store(), referenceHash)).toEqual(outcome.booking)
  })

  it('books a time once when 50 requests race for it', async () => {
    expect(tally(await many(50, () => ({})))).toEqual({ booked: 1, taken: 49 })
    expect(await listBookings(store())).toHaveLength(1)
    expect(await pending()).toHaveLength(2)
  })

  it('books no overlapping times when 50 requests race for one hour', async () => {
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

  it('rejects a partial overlap, buffer included', async () => {
    await request()
    expect(tally([await request({ startsAt: at('15:15') })])).toEqual({ taken: 1 })
    expect(tally([await request({ startsAt: at('15:44') })])).toEqual({ taken: 1 })
    expect(tally([await request({ startsAt: at('14:16') })])).toEqual({ taken: 1 })
  })

  it('accepts a call that starts when the previous buffer ends', async () => {
    const outcomes = [
      await request(),
      await request({ startsAt: at('15:45') }),
      await request({ startsAt: at('14:15') }),
    ]
    expect(tally(outcomes)).toEqual({ booked: 3 })
    const calls = await listCalls(store().db, at('15:45'))
    expect(calls).toMatchObject([{ startsAt: at('15:45'), endsAt: at('16:30') }])
  })

  it('frees the time of a canceled call, only once', async () => {
    const first = await request()
    if (first.kind !== 'booked') throw new Error(first.kind)
    expect(await cancelBooking(store(), first.booking.id, change)).toMatchObject({
      status: 'canceled',
      sequence: 1,
    })
    expect(await cancelBooking(store(), first.booking.id, change)).toBeNull()
    expect(await listCalls(store().db, now)).toEqual([])
    expect(tally([await request()])).toEqual({ booked: 1 })
    expect((await listBookings(store())).map(({ status }) => status).sort()).toEqual([
      'canceled',
      'confirmed',
    ])
  })

  it('stores one booking for a form submitted 20 times at once', async () => {
    const formKey = randomUUID()
    const outcomes = await many(20, () => ({ formKey }))
    expect(tally(outcomes)).toEqual({ booked: 1, repeated: 19 })
    expect(
      new Set(outcomes.map((outcome) => ('booking' in outcome ? outcome.booking.id : 'none'))).size,
    ).toBe(1)
    expect(await pending()).toHaveLength(2)
  })
})
