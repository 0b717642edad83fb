import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { listEvents, MAX_EVENTS, MAX_OF_UNKNOWN, recordEvent } from './webhook-events.ts'

const start = Temporal.Instant.from('2026-11-21T12:00:00Z')

onBothStores((store) => {
  it('lists events newest first', async () => {
    await recordEvent(store(), { receivedAt: start, method: 'GET', query: { test_data: 'first' } })
    await recordEvent(store(), { receivedAt: start.add({ seconds: 1 }), method: 'POST', query: {} })
    const events = await listEvents(store())
    expect(events.map(({ method, query }) => [method, query])).toEqual([
      ['POST', {}],
      ['GET', { test_data: 'first' }],
    ])
    expect(events[1]?.receivedAt.equals(start)).toBe(true)
    expect(await listEvents(store(), 1)).toHaveLength(1)
  })

  it(`keeps the newest ${MAX_EVENTS} events`, async () => {
    const old = Array.from({ length: MAX_EVENTS + 3 }, (_, n) => ({
      network: `network-${n % 5}`,
      receivedAt: start,
      method: 'GET' as const,
      query: {},
    }))
    await store().db.insertInto('webhookEvents').values(old).execute()
    await recordEvent(store(), { receivedAt: start, method: 'GET', query: { test_data: 'newest' } })
    const events = await listEvents(store(), MAX_EVENTS * 2)
    expect(events).toHaveLength(MAX_EVENTS)
    expect(events[0]?.query).toEqual({ test_data: 'newest' })
  })

  it('deletes the calls of the network that has the most, so that a stranger wipes out only its own', async () => {
    const call = (network: string, test_data: string) =>
      recordEvent(store(), { receivedAt: start, method: 'GET', query: { test_data } }, network)
    const flood = Array.from({ length: MAX_EVENTS - 3 }, (_, n) => ({
      ...{ receivedAt: start, method: 'GET' as const, network: `stranger-${n % 2}` },
      query: { n: String(n) },
    }))
    for (const n of [1, 2, 3]) await call('agency', `test ${n}`)
    await store().db.insertInto('webhookEvents').values(flood).execute()
    for (const n of [1, 2, 3, 4]) await call(`stranger-${n % 2}`, 'more')
    await call('agency', 'test 4')
    const kept = await listEvents(store())
    expect(kept).toHaveLength(MAX_EVENTS)
    expect(kept.flatMap(({ query }) => query.test_data ?? [])).toEqual([
      ...['test 4', 'more', 'more', 'more', 'more'],
      ...['test 3', 'test 2', 'test 1'],
    ])
    expect(kept.at(-4)?.query).toEqual({ n: '5' })
  })

  it('keeps the calls of known networks, however many come from unknown ones', async () => {
    const call = (network: string, name: string) =>
      recordEvent(store(), { receivedAt: start, method: 'GET', query: { name } }, network)
    const ofAgency = Array.from({ length: MAX_EVENTS - MAX_OF_UNKNOWN }, () => ({
      ...{ receivedAt: start, method: 'GET' as const, network: 'agency', query: { name: 'agency' } },
    }))
    const unknown = ofAgency.map((event) => ({ ...event, network: '', query: { name: 'unknown' } }))
    await store().db.insertInto('webhookEvents').values(ofAgency).execute()
    await store().db.insertInto('webhookEvents').values(unknown).execute()
    await store().db.insertInto('webhookEvents').values(unknown).execute()
    await call('', 'newest unknown')
    const names = (await listEvents(store())).map(({ query }) => query.name)
    expect(names.filter((name) => name === 'agency')).toHaveLength(MAX_EVENTS - MAX_OF_UNKNOWN)
    expect(names).toHaveLength(MAX_EVENTS)
    expect(names[0]).toBe('newest unknown')
    await call('agency', 'newest')
    await call('stranger', 'a stranger')
    const kept = (await listEvents(store())).map(({ query }) => query.name)
    expect(kept.slice(0, 3)).toEqual(['a stranger', 'newest', 'newest unknown'])
  })

  it('leaves half of the history to known networks, when unknown ones have called alone', async () => {
    const event = { receivedAt: start, method: 'GET' as const, query: {}, network: '' }
    await store()
      .db.insertInto('webhookEvents')
      .values(Array.from({ length: MAX_OF_UNKNOWN + 20 }, () => event))
      .execute()
    await recordEvent(store(), { receivedAt: start, method: 'GET', query: { name: 'newest' } })
    const events = await listEvents(store())
    expect(events).toHaveLength(MAX_OF_UNKNOWN)
    expect(events[0]?.query).toEqual({ name: 'newest' })
  })

  it('stores markup and quotes as text', async () => {
    const query = { "a'); drop table bookings; --": '<script>', __proto__x: '"' }
    await recordEvent(store(), { receivedAt: start, method: 'GET', query })
    expect((await listEvents(store()))[0]?.query).toEqual(query)
  })
})
