import { expect, it, vi } from 'vitest'
import { bookExample } from '../../tests/fixtures/book-example.ts'
import { onBothStores } from '../../tests/fixtures/on-stores.ts'
import { claimAll, keepingSender, runOutbox } from '../../tests/fixtures/run-outbox.ts'
import { CHANNELS } from '../core/message-kinds.ts'
import { listBookings } from '../lists/listings.ts'
import { setMark } from '../store/marks.ts'
import { storable } from './failure.ts'
import { enqueueAgain, givenUpSince, outboxHealth } from './outbox.ts'
import { claimDue, holdLate, renewLease, settle } from './outbox-claims.ts'

const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
const later = (seconds: number) => now.add({ seconds })
const terms = { limit: 1, channels: CHANNELS, dueAfter: null, except: [] }

onBothStores((store) => {
  const bookSome = async (count: number) => {
    for (let index = 0; index < count; index++) {
      const startsAt = Temporal.Instant.from('2026-12-01T15:00:00Z').add({ hours: index })
      await bookExample(store(), { startsAt }, now)
    }
  }

  it('queues both emails with the booking', async () => {
    await bookSome(1)
    const claimed = await claimAll(store(), now)
    expect(claimed.map((row) => row.kind).sort()).toEqual(['agency-copy', 'confirmation'])
    expect(claimed.every((row) => row.attempts === 1 && row.sequence === 0)).toBe(true)
  })

  it('holds late messages for an hour when there are many, as with a clock that is wrong by years', async () => {
    await bookSome(11)
    const [wrong, hour] = [later(10 * 365 * 86_400), 3_600]
    const heldBefore = holdLate(store())
    const held = async (at: Temporal.Instant) => (await heldBefore(at)) !== null
    for (const clock of [wrong, later(2 * 24 * hour)]) {
      expect(await held(later(hour))).toBe(false)
      expect(await held(clock)).toBe(true)
      expect(await held(clock.add({ minutes: 59 }))).toBe(true)
    }
    const late = { ...terms, dueAfter: await heldBefore(later(49 * hour - 60)), isSuspect: false }
    expect(await claimDue(store(), later(49 * hour - 60), late)).toEqual([])
    expect(await held(later(49 * hour))).toBe(false)
  })

  it('gives each row to one of several concurrent claims, up to the limit', async () => {
    await bookSome(6)
    for (let round = 0; round < 10; round++) {
      // Ten rounds with open connections, each after the previous leases: without SKIP LOCKED nearly every round fails.
      const moment = later(round * 60)
      await Promise.all(Array.from({ length: 8 }, () => setMark(store(), 'written', now)))
      const hands = await Promise.all(Array.from({ length: 8 }, () => claimAll(store(), moment, 2)))
      for (const hand of hands) expect(hand.length).toBeLessThanOrEqual(2)
      const ids = hands.flat().map((row) => row.id)
      expect(new Set(ids).size).toBe(ids.length)
      const rest = await claimAll(store(), moment)
      expect(ids.length + rest.length).toBe(12)
    }
  })

  it('lets a row be claimed again after its lease, counting the attempts', async () => {
    await bookSome(1)
    await claimAll(store(), now)
    expect(await claimAll(store(), later(19))).toEqual([])
    expect((await claimAll(store(), later(20))).map((row) => row.attempts)).toEqual([2, 2])
  })

  it('keeps a row that is being sent for longer than its lease', async () => {
    await bookSome(1)
    const [first, second] = await claimAll(store(), now)
    await renewLease(store(), first?.id ?? '', later(15))
    expect((await claimAll(store(), later(20))).map(({ id }) => id)).toEqual([second?.id])
    expect((await claimAll(store(), later(35))).map(({ id }) => id)).toEqual([first?.id])
  })

  it('never claims a row that was sent or dropped', async () => {
    await bookSome(1)
    const [booking] = await listBookings(store())
    if (!booking) throw new Error('Nothing was booked.')
    const [first, second] = await claimAll(store(), now)
    await settle(store(), first?.id ?? '', { sentAt: now, lastError: null })
    await settle(store(), second?.id ?? '', { droppedAt: now, lastError: 'canceled' })
    expect(await claimAll(store(), later(86_400))).toEqual([])
    expect(await outboxHealth(store(), now)).toMatchObject({ unsent: 0 })
    expect(await enqueueAgain(store(), booking, later(5))).toBe(2)
    await enqueueAgain(store(), booking, later(5))
    const copies = (await claimAll(store(), later(5))).map(({ copy }) => copy)
    expect(copies.sort()).toEqual([1, 1, 2, 2])
  })

  it('retries a failed row when due and reports it as failing until then', async () => {
    await bookSome(1)
    const [first, second] = await claimAll(store(), now)
    await settle(store(), second?.id ?? '', { sentAt: now, lastError: null })
    await settle(store(), first?.id ?? '', {
      dueAt: later(300),
      lastError: storable(new Error('550 no such\0 user')),
    })
    expect(await outboxHealth(store(), later(90))).toMatchObject({
      unsent: 1,
      failing: 1,
    })
    expect(await claimAll(store(), later(299))).toEqual([])
    expect(await claimAll(store(), later(300))).toMatchObject([{ id: first?.id, attempts: 2 }])
  })

  it('gives up the message whose composing has ended the process three times, and none that was beside it', async () => {
    await bookSome(2)
    const { sender, sent } = keepingSender()
    // A process claims messages and ends before it has composed the first, which is composed alone from then on.
    const [bad, ...beside] = await claimAll(store(), now, 3)
    const oldest = { dueAt: later(-1) }
    await store()
      .db.updateTable('outbox')
      .set(oldest)
      .where('id', '=', bad?.id ?? '')
      .execute()
    for (const seconds of [30, 60])
      expect(await claimDue(store(), later(seconds), { ...terms, isSuspect: true })).toMatchObject([
        { id: bad?.id },
      ])
    const outbox = runOutbox(store(), { now: later(90) }, { sender })
    await vi.waitFor(() => expect(sent).toHaveLength(3), 30_000)
    expect(sent.map(({ id }) => id)).toEqual(expect.arrayContaining(beside.map(({ id }) => id)))
    expect(outbox.errors()).toMatchObject([expect.stringContaining(bad?.id ?? '')])
    expect(await givenUpSince(store(), now)).toMatchObject([
      { id: bad?.id, lastError: expect.stringContaining('ended the site’s process 3 times') },
    ])
  })
})
