import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { exampleRequest } from '../../tests/fixtures/example-request.ts'
import { exampleSettings } from '../../tests/fixtures/example-settings.ts'
import { adoptCalls } from '../calendar/adopt-calls.ts'
import { noLog } from '../core/reporting.ts'
import { cancelBooking, moveBooking } from '../manage/mutations.ts'
import { listBookings } from '../operator/listings.ts'
import { book } from './mutations.ts'

const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
const people = ['ana', 'ben', 'cy'].map((id) => ({ id, name: id, role: 'strategist', calls: 'all' as const }))
const settings = { ...exampleSettings, people }
const change = { settings, now, by: 'agency' as const, tellVisitor: false }
/** Hours apart, so that calls overlap only at the same time. */
const TIMES = Array.from({ length: 20 }, (_, hour) =>
  Temporal.Instant.from('2026-12-01T00:00:00Z').add({ hours: hour }),
)
const timeOf = (n: number) => TIMES[n % TIMES.length] ?? now

onBothStores((store) => {
  const attempt = (startsAt: Temporal.Instant) => book(store(), exampleRequest({ startsAt }), settings, now)
  const calls = () => listBookings(store(), { from: now })
  const shares = async () => {
    const byHost = Map.groupBy(await calls(), ({ host }) => host)
    return people.map(({ id }) => byHost.get(id)?.length ?? 0)
  }
  const expectNoOverlap = async () => {
    const taken = (await calls()).map(({ host, startsAt }) => `${host} ${startsAt}`)
    expect(new Set(taken).size).toBe(taken.length)
  }

  it('shares 300 racing attempts at 20 times among 3 people, while calls are moved and canceled', async () => {
    const first = await Promise.all(TIMES.map(attempt))
    expect(first.map(({ kind }) => kind)).not.toContain('taken')
    const even = await shares()
    expect(Math.max(...even) - Math.min(...even)).toBeLessThanOrEqual(1)

    const booked = await calls()
    const hostOf = new Map(booked.map(({ id, host }) => [id, host]))
    const outcomes = await Promise.all([
      ...Array.from({ length: 280 }, async (_, n) => (await attempt(timeOf(n))).kind),
      ...booked.slice(0, 6).map(async ({ id }) => (await cancelBooking(store(), id, change)) && 'canceled'),
      ...booked
        .slice(6)
        .map(async ({ id }, n) => (await moveBooking(store(), id, timeOf(n * 3), change)).kind),
    ])
    await expectNoOverlap()
    for (const { id, host } of await calls()) expect(hostOf.get(id) ?? host).toBe(host)
    expect(outcomes.filter((outcome) => outcome === 'canceled')).toHaveLength(6)

    // Whatever the race left open is taken by those who come next, and then all times of all people are.
    for (const startsAt of [...TIMES, ...TIMES, ...TIMES]) await attempt(startsAt)
    expect(await shares()).toEqual([20, 20, 20])
    await expectNoOverlap()
  }, 120_000)

  it('gives the upcoming calls of somebody who has left to those who are free', async () => {
    const [ten = now, eleven = now] = TIMES
    for (const startsAt of [ten, ten, ten, eleven]) await attempt(startsAt)
    const staying = { ...settings, people: people.slice(1) }
    await adoptCalls(store(), staying, now, noLog)
    const hosts = (await calls()).map(({ startsAt, host }) => [startsAt.equals(ten), host])
    expect(
      hosts
        .filter(([isAtTen]) => isAtTen)
        .map(([, host]) => host)
        .sort(),
    ).toEqual(['ana', 'ben', 'cy'])
    expect(hosts.filter(([isAtTen]) => !isAtTen)).toEqual([[false, 'ben']])
  })
})
