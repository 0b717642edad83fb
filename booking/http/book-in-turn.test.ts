import { expect, test } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { lockCalendar } from '../db/blocks.ts'
import { exampleRequest } from '../db/example-request.ts'
import { exampleSettings, settingsWithClinic } from '../domain/example-settings.ts'
import { settingsOfHost } from '../domain/hosts.ts'
import { bookInTurn } from './book-in-turn.ts'
import type { BookingContext } from './context.ts'
import { openTimes } from './open-times.ts'

const settings = settingsOfHost(settingsWithClinic, 'legacy-oaks') ?? exampleSettings
const sender = { network: '', wideNetwork: '', mailbox: '', puzzle: '' }

onBothStores((store) => {
  /** A clinic's calendar with many open times. */
  const calendar = () => {
    const now = Temporal.Instant.from('2026-11-16T13:00:00Z')
    const context = { store: store(), settings, now: () => now } as BookingContext
    const post = async (startsAt: Temporal.Instant, n: number, maxWaitMs?: number) => {
      const email = `visitor.${n}@clinic.example.com`
      return bookInTurn(context, exampleRequest({ startsAt, email }), sender, maxWaitMs)
    }
    const starts = async () => (await openTimes(context)).map((slot) => slot.startsAt)
    return { post, starts }
  }
  /** Holds the calendar's lock until it is called. */
  const lock = async () => {
    const held = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const ended = store()
      .db.transaction()
      .execute(async (tx) => {
        await lockCalendar(store(), tx, settings.host)
        held.resolve()
        await end.promise
      })
    await held.promise
    return async () => {
      end.resolve()
      await ended
    }
  }
  const every = <T>(values: T[], step: number) => values.filter((_, index) => index % step === 0)

  test('whoever waits too long is told so, books nothing and holds nobody up', async () => {
    const { post, starts } = calendar()
    const [one, two, three] = every(await starts(), 4)
    if (!one || !two || !three) throw new Error('The calendar has too few open times.')
    const unlock = await lock()
    const first = post(one, 1)
    expect(await post(two, 2, 50)).toEqual({ kind: 'not-saved', waitSeconds: 10 })
    const third = post(three, 3)
    await unlock()
    expect(await first).toMatchObject({ kind: 'booked' })
    expect(await third).toMatchObject({ kind: 'booked' })
    expect((await post(two, 2)).kind).toBe('booked')
  })

  test('books in the order in which visitors came, and tells rivals that their time is taken', async () => {
    const { post, starts } = calendar()
    const times = every(await starts(), 4).slice(0, 6)
    expect(times).toHaveLength(6)
    const order: number[] = []
    const all = times.map(async (time, n) => {
      const outcome = await post(time, n)
      order.push(n)
      return outcome.kind
    })
    const rivals = times.map((time, n) => post(time, 10 + n))
    expect(await Promise.all(all)).toEqual(times.map(() => 'booked'))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    for (const rival of rivals) expect((await rival).kind).toBe('taken')
  })
})
