import { expect, it } from 'vitest'
import { startBookingService } from '../../tests/fixtures/servers/start-booking-service.ts'
import { listEvents, MAX_EVENTS, readFields, recordEvent } from './handler.ts'

const test = await startBookingService()

const page = { Accept: 'text/html' }
let networks = 0
function nextNetwork(): string {
  networks += 1
  return `198.51.100.${networks}`
}

/** Calls the webhook, by default from a new network address. */
function call(query: string, init: RequestInit = {}, network = nextNetwork()) {
  const url = `https://practice.example.com/desk/webhook${query}`
  return test.service.fetch(new Request(url, init), { address: network })
}

it('accepts GET and POST', async () => {
  const got = await call('?timestamp=2026-11-21T12:00:00Z&triggered_from=test&test_data=hello')
  expect(got.status).toBe(202)
  expect(await got.json()).toEqual({ received: '2026-11-16T13:00:00Z' })
  const body = new URLSearchParams({ test_data: 'from a form' })
  expect((await call('?source=x', { method: 'POST', body })).status).toBe(202)
  expect((await call('', { method: 'POST' })).status).toBe(202)
})

it('redirects a browser’s form only to the configured page', async () => {
  for (const headers of [page, { 'Sec-Fetch-Mode': 'navigate' }]) {
    const answer = await call('?return=https://evil.example&next=//evil.example', { headers })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/webhook-test?sent=yes'])
  }
  const fetched = await call('', { headers: { ...page, 'Sec-Fetch-Mode': 'no-cors' } })
  expect(fetched.status).toBe(202)
})

it('rejects HEAD and other methods', async () => {
  for (const method of ['HEAD', 'PUT', 'DELETE']) {
    const answer = await call('', { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST'])
  }
})

it('rejects large bodies and other types', async () => {
  const many = Array.from({ length: 21 }, (_, n) => `f${n}=1`).join('&')
  expect((await call(`?${many}`)).status).toBe(413)
  expect((await call(`?a=${'x'.repeat(501)}`)).status).toBe(413)
  expect((await call(`?${'x'.repeat(65)}=1`)).status).toBe(413)
  const body = '{}'
  const json = { 'Content-Type': 'application/json' }
  expect((await call('', { method: 'POST', body, headers: json })).status).toBe(415)
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const large = await call('', { method: 'POST', body: 'a='.padEnd(20_000, 'x'), headers: form })
  expect(large.status).toBe(413)
})

it('limits calls per network address', async () => {
  const answers = []
  for (let n = 0; n < 101; n += 1) answers.push(await call('', {}, '203.0.113.7'))
  expect(answers.slice(0, 100).every((answer) => answer.status === 202)).toBe(true)
  expect(answers[100]?.status).toBe(429)
  expect(Number(answers[100]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await call('')).status).toBe(202)
})

it('fields are stored without control characters', () => {
  const query = new URLSearchParams([
    ['a', 'one'],
    ['a', 'two'],
    ['b', '\u001b[2J\u0000\u202e'],
    ['__proto__', 'x'],
  ])
  expect(Object.entries(readFields(query))).toEqual([
    ['a', 'one, two'],
    ['b', '[2J'],
    ['__proto__', 'x'],
  ])
})

it(`keeps the newest ${MAX_EVENTS} events`, async () => {
  const event = { receivedAt: test.clock.now, method: 'GET' as const, query: {} }
  const events = await test.stored(async (store) => {
    await store.db
      .insertInto('webhookEvents')
      .values(Array(MAX_EVENTS + 3).fill(event))
      .execute()
    await recordEvent(store, { ...event, query: { test_data: 'newest' } })
    return await listEvents(store)
  })
  expect(events).toHaveLength(MAX_EVENTS)
  expect(events[0]?.query).toEqual({ test_data: 'newest' })
})
