import { networkInterfaces } from 'node:os'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '../fixtures/server-for-tests.ts'
import { freeStarts, openForms, send } from '../fixtures/visitor.ts'

const TOKEN = 'a-secret-for-prometheus'
const server = serverForTests()
const guarded = serverForTests({ METRICS_TOKEN: TOKEN })

const metrics = (headers: Record<string, string> = {}, origin = server.origin) =>
  fetch(`${origin}/metrics`, { headers })
const seriesValue = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1] ?? Number.NaN,
  )
const outerAddress = Object.values(networkInterfaces())
  .flat()
  .find((one) => one && !one.internal && one.family === 'IPv4')?.address

describe('/livez and /readyz', () => {
  it('answer and are not stored by caches', async () => {
    for (const [address, body] of [
      ['/livez', { live: true }],
      ['/readyz', { ready: true }],
    ] as const) {
      const response = await fetch(`${server.origin}${address}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toEqual(body)
    }
  })
})

describe('/metrics', () => {
  it('is open to a program on this machine', async () => {
    const response = await metrics()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/plain')
  })

  it.each([
    ['Via', '1.1 proxy'],
    ['X-Forwarded-Host', 'www.example.com'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['CF-Connecting-IP', '203.0.113.9'],
  ])('is a 404 with %s, which a proxy sets', async (name, value) => {
    expect((await metrics({ [name]: value })).status).toBe(404)
  })

  it('wants the token, if one is set, from a program on this machine too', async () => {
    expect((await metrics({}, guarded.origin)).status).toBe(404)
  })

  it.each([
    ['through a proxy on this machine', { 'X-Forwarded-For': '127.0.0.1' }],
    ['through nginx', { 'X-Real-IP': '127.0.0.1' }],
    ['through a proxy by RFC 7239', { Forwarded: 'for=127.0.0.1' }],
    ['with a wrong token', { Authorization: 'Bearer wrong-secret-of-prometheus' }],
  ])('is a 404 %s', async (_name, headers) => {
    const response = await metrics({ ...headers }, guarded.origin)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('http_requests_total')
  })

  it('is a 404 for another host, which a proxy passes on', async () => {
    const { port } = new URL(server.origin)
    const { request } = await import('node:http')
    const status = await new Promise((resolve) =>
      request({ port, host: 'localhost', path: '/metrics', headers: { Host: 'www.example.com' } }, (answer) =>
        resolve(answer.resume().statusCode),
      ).end(),
    )
    expect(status).toBe(404)
  })

  it.runIf(outerAddress)('is a 404 from another address', async () => {
    const { port } = new URL(guarded.origin)
    expect((await metrics({}, `http://${outerAddress}:${port}`)).status).toBe(404)
    const opened = await metrics({ Authorization: `Bearer ${TOKEN}` }, `http://${outerAddress}:${port}`)
    expect(opened.status).toBe(200)
  })

  it('opens to the token, through a proxy too', async () => {
    const headers = { Authorization: `Bearer ${TOKEN}`, 'X-Forwarded-For': '203.0.113.9' }
    expect((await metrics(headers, guarded.origin)).status).toBe(200)
  })

  it('counts requests, bookings and e-mails, without a path or a person in any label', async () => {
    await fetch(`${server.origin}/about`)
    await fetch(`${server.origin}/people/ada@clinic`)
    const [visitor, rival] = await openForms(server.origin, 2)
    const [start = ''] = await freeStarts(server.origin)
    if (!visitor || !rival) throw new Error('No forms were opened.')
    expect((await send(server.origin, visitor, start)).status).toBe(201)
    expect((await send(server.origin, rival, start)).status).toBe(409)

    let text = ''
    await expect
      .poll(async () => {
        text = await (await metrics()).text()
        return seriesValue(text, 'desk_messages_total{channel="e-mail",outcome="sent"}')
      })
      .toBe(2)
    expect(seriesValue(text, 'desk_booking_posts_total{outcome="booked"}')).toBe(1)
    expect(seriesValue(text, 'desk_booking_posts_total{outcome="taken"}')).toBe(1)
    expect(seriesValue(text, 'desk_outbox_messages')).toBe(0)
    expect(seriesValue(text, 'desk_outbox_oldest_seconds')).toBe(0)
    expect(seriesValue(text, 'desk_store_up')).toBe(1)
    expect(seriesValue(text, 'desk_store_errors_total')).toBe(0)
    expect(seriesValue(text, 'http_requests_total{kind="page",status="2xx"}')).toBeGreaterThan(0)
    expect(seriesValue(text, 'http_requests_total{kind="page",status="4xx"}')).toBeGreaterThan(0)
    expect(seriesValue(text, 'http_request_duration_seconds_count{kind="desk-booking"}')).toBeGreaterThan(3)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
    expect(text).not.toMatch(/ada@|about|clinic|visitor/i)
  })
})
