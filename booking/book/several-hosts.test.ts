import { expect, it } from 'vitest'
import { byAgency, tryToBook } from '../../tests/fixtures/book-example.ts'
import { exampleHost, exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { onBothStores } from '../../tests/fixtures/on-stores.ts'
import { adoptCalls } from '../calendar/adopt-calls.ts'
import { addBlock } from '../calendar/blocks.ts'
import { noLog } from '../core/reporting.ts'
import { listBookings } from '../lists/listings.ts'
import { cancelBooking } from '../manage/mutations.ts'
import { moveBooking } from './mutations.ts'

const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
const people = ['ana', 'ben', 'cy'].map((id) => exampleHost(id))
const settings = { ...exampleSettings, people }
const change = byAgency(now, settings)
/** One of 20 times, hours apart, so that calls overlap only at the same time. */
const timeOf = (n: number) => Temporal.Instant.from('2026-12-01T00:00:00Z').add({ hours: n % 20 })

onBothStores((store) => {
  const attempt = (n: number) => tryToBook(store(), { startsAt: timeOf(n) }, now, settings)
  const attempts = (count: number) => Array.from({ length: count }, (_, n) => attempt(n))
  const calls = async () => (await listBookings(store())).filter(({ status }) => status === 'confirmed')
  const shares = async () => {
    const byHost = Map.groupBy(await calls(), ({ host }) => host)
    return people.map(({ id }) => byHost.get(id)?.length ?? 0)
  }
  const expectNoOverlap = async () => {
    const taken = (await calls()).map(({ host, startsAt }) => `${host} ${startsAt}`)
    expect(new Set(taken).size).toBe(taken.length)
  }

  it('shares 300 racing attempts at 20 times among 3 people, while calls are moved and canceled', async () => {
    expect((await Promise.all(attempts(20))).map(({ kind }) => kind)).not.toContain('taken')
    const even = await shares()
    expect(Math.max(...even) - Math.min(...even)).toBeLessThanOrEqual(1)

    const booked = await calls()
    const canceled = booked.slice(0, 6)
    const changes = booked.map(
      ({ id }, n) =>
        () =>
          n < 6 ? cancelBooking(store(), id, change) : moveBooking(store(), id, timeOf(n * 3), change),
    )
    // They come in waves, because more would wait for one of ten connections longer than a visitor would.
    for (let wave = 0; wave < 14; wave++)
      await Promise.all([...attempts(20), ...changes.splice(0, 2).map((make) => make())])
    await expectNoOverlap()
    const left = await calls()
    for (const { id, host } of booked) expect(left.find((call) => call.id === id)?.host ?? host).toBe(host)
    for (const { id } of canceled) expect(left.map((call) => call.id)).not.toContain(id)

    // Whatever the race left open is taken by those who come next, and then all times of all people are.
    for (let n = 0; n < 60; n++) await attempt(n)
    expect(await shares()).toEqual([20, 20, 20])
    await expectNoOverlap()
  }, 120_000)

  it('counts upcoming calls only: who had the last one may get the next', async () => {
    await attempt(0)
    await tryToBook(store(), { startsAt: timeOf(5) }, timeOf(2), settings)
    expect((await calls()).map(({ host }) => host)).toEqual(['ana', 'ana'])
  })

  it('gives each call to whoever has the fewest, the first of them in the list', async () => {
    const hosts: string[] = []
    for (const n of [0, 1, 2, 3]) {
      const outcome = await attempt(n)
      hosts.push(outcome.kind === 'booked' ? outcome.booking.host : outcome.kind)
    }
    expect(hosts).toEqual(['ana', 'ben', 'cy', 'ana'])
  })

  it('gives the upcoming calls of somebody who has left to those who are free', async () => {
    for (const n of [10, 10, 10, 11]) await attempt(n)
    const others = { ...settings, people: people.slice(1) }
    await adoptCalls({ store: store(), settings: others, now: () => now, log: noLog })
    const hosts = (await calls()).map(({ startsAt, host }) => `${startsAt.toString().slice(11, 13)} ${host}`)
    expect(hosts.sort()).toEqual(['10 ana', '10 ben', '10 cy', '11 ben'])
  })

  it('leaves a call that is over with who has left', async () => {
    await attempt(10)
    const end = timeOf(10).add({ minutes: 30 })
    const others = { ...settings, people: people.slice(1) }
    await adoptCalls({ store: store(), settings: others, now: () => end, log: noLog })
    expect(await calls()).toMatchObject([{ host: 'ana', endsAt: end }])
  })

  it.each([
    ['goes to another where there is one', people.slice(1), 'cy'],
    ['stays with the only one left', people.slice(1, 2), 'ben'],
  ])('a call at a time that Ben has blocked %s', async (_what, left, host) => {
    await attempt(10)
    await addBlock(store(), 'ben', { startsAt: timeOf(10), endsAt: timeOf(11) }, now)
    await adoptCalls({ store: store(), settings: { ...settings, people: left }, now: () => now, log: noLog })
    expect(await calls()).toMatchObject([{ host }])
  })
})
