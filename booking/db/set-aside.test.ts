import { expect, test } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { everyRow } from '../../tests/fixtures/every-row.ts'
import { AGENCY_HOST, formOfHost } from '../domain/hosts.ts'
import { setAsidePages } from './list-set-aside.ts'
import { MAX_OF_DAY, MAX_OF_NETWORK, setAside } from './set-aside.ts'

const NOW = Temporal.Instant.from('2026-11-16T13:00:00Z')
const entry = (name: string) => ({ form: 'booking', reason: 'hidden field', answers: { name } })

onBothStores((store) => {
  const kept = () => everyRow(setAsidePages(store(), AGENCY_HOST))
  const total = async () => (await kept()).reduce((sum, { entries }) => sum + entries, 0)

  test('keeps an entry as typed', async () => {
    await setAside(store(), entry('Zoë "Ada"\r\nByron'), 'net', NOW)
    expect(await kept()).toEqual([
      { id: expect.any(String), ...entry('Zoë "Ada"\r\nByron'), entries: 1, createdAt: NOW },
    ])
  })

  test('counts a network’s entries beyond its number in one row, and drops none of another’s', async () => {
    await setAside(store(), entry('a person'), 'home', NOW)
    for (let n = 1; n <= MAX_OF_NETWORK + 5; n++)
      await setAside(store(), entry(`bot ${n}`), 'bots', NOW.add({ seconds: n }))
    const rows = await kept()
    expect(rows).toHaveLength(1 + MAX_OF_NETWORK + 1)
    expect(rows[0]).toMatchObject({ entries: 5, answers: { name: `bot ${MAX_OF_NETWORK + 5}` } })
    expect(rows.slice(1, -1).every(({ entries }) => entries === 1)).toBe(true)
    expect(rows.at(-1)?.answers).toEqual({ name: 'a person' })

    await setAside(store(), { ...entry('lead'), form: 'lead' }, 'bots', NOW.add({ minutes: 1 }))
    const tomorrow = NOW.add({ hours: 25 })
    await setAside(store(), entry('next day'), 'bots', tomorrow)
    expect((await kept())[0]).toMatchObject({ entries: 1, answers: { name: 'next day' } })
    expect(await total()).toBe(1 + MAX_OF_NETWORK + 5 + 2)
  })

  test('counts in one row what comes from ever new networks beyond the number of a day', async () => {
    const expiresAt = NOW.add({ hours: 23 })
    await store()
      .db.insertInto('attempts')
      .values({ key: 'set-aside', points: MAX_OF_DAY - 1, expiresAt })
      .execute()
    for (let n = 0; n < 4; n++) await setAside(store(), entry(`bot ${n}`), `network ${n}`, NOW)
    expect((await kept()).map(({ entries }) => entries).sort()).toEqual([1, 3])
    await setAside(store(), entry('unknown network'), '', NOW)
    expect(await total()).toBe(5)
  })

  test.each([
    [AGENCY_HOST, 'legacy-oaks'],
    ['legacy-oaks', AGENCY_HOST],
    ['river-bend', 'legacy-oaks'],
  ])('after a day’s number of entries of %s shows an entry of %s to nobody else', async (first, second) => {
    const of = (host: string, name: string) => ({ ...entry(name), form: formOfHost('booking', host) })
    const shown = async (host: string) =>
      (await everyRow(setAsidePages(store(), host))).map(({ form, answers }) => [form, answers.name])
    await store()
      .db.insertInto('attempts')
      .values({ key: 'set-aside', points: MAX_OF_DAY, expiresAt: NOW.add({ hours: 23 }) })
      .execute()
    await setAside(store(), of(first, 'a bot'), 'bots', NOW)
    await setAside(store(), of(second, 'Dana Reed'), 'home', NOW)
    expect(await shown(first)).toEqual([[formOfHost('booking', first), 'a bot']])
    expect(await shown(second)).toEqual([[formOfHost('booking', second), 'Dana Reed']])
  })

  test('counts every entry of any number that arrive at once', async () => {
    const names = Array.from({ length: MAX_OF_NETWORK + 20 }, (_, n) => `bot ${n}`)
    await Promise.all(names.map((name) => setAside(store(), entry(name), 'bots', NOW)))
    expect(await total()).toBe(names.length)
    expect(await kept()).toHaveLength(MAX_OF_NETWORK + 1)
  })
})
