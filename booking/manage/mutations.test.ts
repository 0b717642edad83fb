import { expect, it } from 'vitest'
import { bookExample, tryToBook } from '../../tests/fixtures/book-example.ts'
import { exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { onBothStores } from '../../tests/fixtures/on-stores.ts'
import { moveBooking } from '../book/mutations.ts'
import { addBlock, listBlocks, removeBlock } from '../calendar/blocks.ts'
import { listCalls } from '../calendar/list-calls.ts'
import type { BookingRequest } from '../core/booking.ts'
import { AGENCY_HOST } from '../core/settings.ts'
import { listMessages } from '../lists/listings.ts'
import { createCallLink, findCall } from '../messages/secret-links.ts'
import { bookingById } from '../store/bookings.ts'
import { cancelBooking, confirmAttendance } from './mutations.ts'

const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
const at = (time: string) => Temporal.Instant.from(`2026-12-01T${time}:00Z`)
const change = { settings: exampleSettings, now, by: 'agency' as const, tellVisitor: true }

onBothStores((store) => {
  const service = () => ({ store: store(), settings: exampleSettings, now: () => now })
  const bookOne = (changes: Partial<BookingRequest> = {}) => bookExample(store(), changes, now)
  const pending = async () => (await listMessages(store(), { all: false })).map(({ kind }) => kind).sort()
  const move = (id: string, startsAt: Temporal.Instant) => moveBooking(store(), id, startsAt, change)

  it('moves a call in its own row and frees the earlier time', async () => {
    const booking = await bookOne()
    await confirmAttendance(store(), booking.id, exampleSettings, now)
    const outcome = await move(booking.id, at('18:00'))
    expect(outcome).toMatchObject({ kind: 'moved', from: at('15:00') })
    const moved = await bookingById(store(), booking.id)
    expect(moved).toMatchObject({ startsAt: at('18:00'), endsAt: at('18:30'), sequence: 1, movedAt: now })
    expect(moved?.attendingAt).toBeNull()
    expect(await listCalls(store().db, now)).toMatchObject([{ startsAt: at('18:00'), endsAt: at('18:45') }])
    expect(await pending()).toEqual([
      ...['agency-moved', 'agency-outcome', 'day-reminder', 'hour-reminder', 'moved'],
    ])
    expect(await move(booking.id, at('18:00'))).toMatchObject({ kind: 'unchanged' })
    expect((await bookingById(store(), booking.id))?.sequence).toBe(1)
  })

  it('moves a call within its own time, but not onto another call or a block before that is removed', async () => {
    const booking = await bookOne()
    await bookOne({ startsAt: at('18:00') })
    const range = { startsAt: at('20:00'), endsAt: at('21:00') }
    const block = await addBlock(store(), AGENCY_HOST, range, now)
    expect(await listBlocks(store(), now)).toEqual([block])
    expect((await move(booking.id, at('15:15'))).kind).toBe('moved')
    expect((await move(booking.id, at('17:30'))).kind).toBe('taken')
    expect((await move(booking.id, at('20:30'))).kind).toBe('taken')
    expect(await bookingById(store(), booking.id)).toMatchObject({ startsAt: at('15:15'), sequence: 1 })
    expect(await removeBlock(store(), block.id)).toEqual(block)
    expect(await removeBlock(store(), block.id)).toBeNull()
    expect((await move(booking.id, at('20:30'))).kind).toBe('moved')
  })

  it('gives a time to one of a move and twenty bookings that race for it', async () => {
    for (let round = 0; round < 3; round++) {
      const startsAt = at('10:00').add({ hours: round * 2 })
      const booking = await bookOne({ startsAt: at('22:00').add({ hours: round }) })
      const [moved, ...booked] = await Promise.all([
        move(booking.id, startsAt),
        ...Array.from({ length: 20 }, () => tryToBook(store(), { startsAt }, now)),
      ])
      const winners = [moved, ...booked].filter(({ kind }) => kind === 'moved' || kind === 'booked')
      expect(winners).toHaveLength(1)
    }
  })

  it('does not move or confirm a call that was canceled or has begun', async () => {
    const booking = await bookOne()
    const begun = { ...change, by: 'visitor' as const, now: at('15:00') }
    expect(await moveBooking(store(), booking.id, at('18:00'), begun)).toEqual({ kind: 'over' })
    expect(await confirmAttendance(store(), booking.id, exampleSettings, at('15:00'))).toBeNull()
    await cancelBooking(store(), booking.id, { ...change, by: 'visitor' })
    expect(await move(booking.id, at('18:00'))).toEqual({ kind: 'over' })
    expect(await confirmAttendance(store(), booking.id, exampleSettings, now)).toBeNull()
    expect(await move('nonsense', at('18:00'))).toEqual({ kind: 'over' })
  })

  it('tells both sides of a canceled call, and drops its reminders', async () => {
    const booking = await bookOne()
    expect(await cancelBooking(store(), booking.id, { ...change, by: 'visitor' })).toMatchObject({
      status: 'canceled',
      canceledBy: 'visitor',
      canceledAt: now,
      sequence: 1,
    })
    expect(await pending()).toEqual(['agency-canceled', 'canceled'])
    const dropped = (await listMessages(store(), { all: true })).filter(({ droppedAt }) => droppedAt)
    expect(dropped.map(({ lastError }) => lastError)).toEqual(Array(5).fill('the call was canceled'))
  })

  it('finds a call by the secret of a link, which is not stored', async () => {
    const booking = await bookOne()
    const secret = await createCallLink(store(), booking.id, now, 'visitor')
    expect(secret).toMatch(/^[\w-]{22}$/)
    expect((await findCall(service(), secret))?.booking.id).toBe(booking.id)
    const links = await store().db.selectFrom('callLinks').selectAll().execute()
    expect(JSON.stringify(links)).not.toContain(secret)
  })
})
