import { expect, test } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { listMessages } from '../../tests/fixtures/stored-rows.ts'
import type { BookingRequest } from '../domain/booking.ts'
import { exampleSettings } from '../domain/example-settings.ts'
import { book } from './book.ts'
import { bookingById } from './bookings.ts'
import { cancelFlood, networkOfBooking } from './cancel-flood.ts'
import { confirmAttendance } from './change-booking.ts'
import { exampleRequest } from './example-request.ts'

const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
const later = now.add({ minutes: 5 })
const change = { settings: exampleSettings, now: later, tellVisitor: true }
let hour = 0

onBothStores((store) => {
  /** Books a call at the next free hour. */
  const bookOne = async (changes: Partial<BookingRequest>, at = now) => {
    const startsAt = Temporal.Instant.from('2026-12-01T15:00:00Z').add({ hours: hour++ })
    const outcome = await book(store(), exampleRequest({ startsAt, ...changes }), exampleSettings, at)
    if (outcome.kind !== 'booked') throw new Error(outcome.kind)
    return outcome.booking
  }
  const statusOf = async (id: string) => (await bookingById(store(), id))?.status
  const pendingOf = async (bookingId: string) =>
    (await listMessages(store(), { all: false }))
      .filter((message) => message.bookingId === bookingId)
      .map(({ kind }) => kind)

  test('cancels every call of a network, and tells only visitors who have pressed a link', async () => {
    const proven = await bookOne({ network: 'A', email: 'proven@clinic.example.com' })
    await confirmAttendance(store(), proven.id, exampleSettings, now)
    const again = await bookOne({ network: 'A', email: 'Proven@clinic.example.com' })
    const stranger = await bookOne({ network: 'A', email: 'stranger@clinic.example.com' })
    const held = await bookOne({ network: 'A', heldUntil: now.add({ minutes: 20 }) })
    const other = await bookOne({ network: 'B' })
    const recorded: number[] = []

    const network = (await networkOfBooking(store(), stranger.id)) ?? ''
    const cancelled = await cancelFlood(store(), { network, since: now }, change, async (_tx, calls) => {
      recorded.push(calls.length)
    })
    expect(cancelled.map(({ id }) => id)).toEqual([proven, again, stranger, held].map(({ id }) => id))
    expect(recorded).toEqual([4])
    expect(await statusOf(other.id)).toBe('confirmed')
    expect(await bookingById(store(), stranger.id)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'agency',
      cancelledAt: later,
      sequence: 1,
    })
    expect(await pendingOf(proven.id)).toEqual(['cancelled'])
    expect(await pendingOf(again.id)).toEqual(['cancelled'])
    expect(await pendingOf(stranger.id)).toEqual([])
    expect(await pendingOf(held.id)).toEqual([])
    expect(await cancelFlood(store(), { network, since: now }, change)).toEqual([])
  })

  test('cancels the calls of unproven addresses since an instant', async () => {
    const before = await bookOne({ network: 'A' }, now.subtract({ seconds: 1 }))
    const proven = await bookOne({ network: 'B', email: 'proven@clinic.example.com' })
    await confirmAttendance(store(), proven.id, exampleSettings, now)
    const known = await bookOne({ network: 'C', email: 'proven@clinic.example.com' })
    const flood = [await bookOne({ network: 'D' }), await bookOne({ network: '' })]
    const cancelled = await cancelFlood(store(), { since: now }, change)
    expect(cancelled.map(({ id }) => id)).toEqual(flood.map(({ id }) => id))
    for (const kept of [before, proven, known]) expect(await statusOf(kept.id)).toBe('confirmed')
  })

  test('cancels nothing for an unknown network', async () => {
    const booking = await bookOne({ network: '' })
    expect(await networkOfBooking(store(), booking.id)).toBe('')
    expect(await networkOfBooking(store(), 'nothing')).toBeNull()
    expect(await cancelFlood(store(), { network: '', since: now }, change)).toEqual([])
    expect(await statusOf(booking.id)).toBe('confirmed')
  })

  test('cancels nothing when what is recorded with it fails', async () => {
    const booking = await bookOne({ network: 'A' })
    const failing = cancelFlood(store(), { network: 'A', since: now }, change, async () => {
      throw new Error('no audit')
    })
    await expect(failing).rejects.toThrow('no audit')
    expect(await statusOf(booking.id)).toBe('confirmed')
  })
})
