import { expect, it } from 'vitest'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { listEvents, MAX_EVENTS, recordEvent } from './handler.ts'

const start = Temporal.Instant.from('2026-11-21T12:00:00Z')

onEmbeddedStore((store) => {
  it(`keeps the newest ${MAX_EVENTS} events`, async () => {
    const old = Array.from({ length: MAX_EVENTS + 3 }, () => ({
      receivedAt: start,
      method: 'GET' as const,
      query: {},
    }))
    await store().db.insertInto('webhookEvents').values(old).execute()
    await recordEvent(store(), { receivedAt: start, method: 'GET', query: { test_data: 'newest' } })
    const events = await listEvents(store())
    expect(events).toHaveLength(MAX_EVENTS)
    expect(events[0]?.query).toEqual({ test_data: 'newest' })
  })
})
