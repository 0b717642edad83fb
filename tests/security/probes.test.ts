import { describe, expect, it } from 'vitest'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import { freeStarts, openForms, send } from '../fixtures/visitor.ts'

const TOKEN = 'a-secret-for-prometheus'
const server = serverForTests()
const measured = serverForTests({ METRICS_TOKEN: TOKEN })

const metrics = (from: { origin: string }, token?: string) =>
  fetch(`${from.origin}/metrics`, token ? { headers: { Authorization: `Bearer ${token}` } } : {})

it.each(['/livez', '/readyz', '/health'])('%s answers and is not stored by caches', async (address) => {
  const response = await fetch(server.origin + address)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

describe('/metrics', () => {
  it('is an unknown address without the token, and without the setting', async () => {
    for (const response of [
      await metrics(measured),
      await metrics(measured, `${TOKEN}-and-more`),
      await metrics(server, TOKEN),
      await metrics(server),
    ]) {
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(await response.text()).not.toContain('http_requests_total')
    }
  })

  it('counts requests, bookings and emails, without a path or a person in any label', async () => {
    await fetch(`${measured.origin}/people/ada@clinic`)
    const [visitor, rival] = await openForms(measured.origin, 2)
    const [start = ''] = await freeStarts(measured.origin)
    if (!visitor || !rival) throw new Error('No forms were opened.')
    expect((await send(measured.origin, visitor, start)).status).toBe(201)
    expect((await send(measured.origin, rival, start)).status).toBe(409)

    const read = async () => (await metrics(measured, TOKEN)).text()
    await expect.poll(read).toMatch(/^desk_messages_total\{channel="email",outcome="sent"\} 2$/m)
    const text = await read()
    expect(text).toMatch(/^desk_booking_posts_total\{outcome="booked"\} 1$/m)
    expect(text).toMatch(/^desk_booking_posts_total\{outcome="taken"\} 1$/m)
    expect(text).toMatch(/^desk_outbox_messages 0$/m)
    expect(text).toMatch(/^desk_store_up 1$/m)
    expect(text).toMatch(/^http_requests_total\{kind="page",status="4xx"\} [1-9]/m)
    expect(text).toMatch(/^http_request_duration_seconds_count\{kind="desk"\} [1-9]/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
    expect(text).not.toMatch(/ada@|people|clinic|visitor/i)
  })
})
