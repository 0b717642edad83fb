import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answers, startBookingService, type TestService } from '../../tests/fixtures/start-booking-service.ts'
import { databaseFile } from '../db/sqlite.ts'

let t: TestService
beforeAll(async () => {
  t = await startBookingService()
})
afterAll(() => t.close())

const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  t.service.fetch(new Request(`https://practice.example.com${path}`, { method, headers }), {
    address: '192.0.2.1',
  })

describe('every response', () => {
  const paths = ['/desk/booking', '/desk/booking?zone=Mars', '/desk/slots', '/desk/nothing']
  test.each(paths)('%s has the security headers', async (path) => {
    const { headers } = await t.get(path)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.has('Set-Cookie')).toBe(false)
    expect(headers.has('X-Frame-Options')).toBe(false)
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain(
      `style-src 'sha256-${createHash('sha256').update('body{margin:0}').digest('base64')}'`,
    )
    expect(policy).toContain("frame-ancestors 'self' https://partner.example.com")
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
  })

  test('has no inline handler, style or script that the policy blocks', async () => {
    const html = await (await t.get('/desk/booking')).text()
    expect(html).not.toMatch(/ style="| on[a-z]+="|javascript:/)
    expect(html.match(/<script/g)).toHaveLength(2)
  })
})

describe('invalid requests', () => {
  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const response = await ask(method, '/desk/booking')
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST')
    expect((await ask(method, '/desk/slots')).headers.get('Allow')).toBe('GET, HEAD')
  })

  test('a body over 64 KB is rejected, with and without Content-Length', async () => {
    const fields = answers(await t.key(), (await t.starts())[0] ?? '', { note: 'x'.repeat(70_000) })
    expect((await t.post(fields)).status).toBe(413)
    const lying = new Request('https://practice.example.com/desk/booking', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new Blob(['x'.repeat(70_000)]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect((await t.service.fetch(lying, { address: '192.0.2.1' })).status).toBe(413)
  })

  test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain', ''])(
    'a body of type %j is rejected',
    async (type) => {
      const response = await t.post([], { type, body: '{"name":"Ada"}' })
      expect(response.status).toBe(415)
      expect(await response.text()).toContain('See the open times')
    },
  )

  test.each(['text/html', 'application/json'])(
    'a form from another website is refused as %s',
    async (Accept) => {
      const response = await ask('POST', '/desk/booking', { Accept, 'Sec-Fetch-Site': 'cross-site' })
      expect(response.status).toBe(403)
      expect(await response.text()).toContain('This form was sent from another website')
      expect(t.logged()).not.toContain('failed')
    },
  )

  test('an unknown path is answered with 404', async () => {
    const page = await t.get('/desk/%2e%2e/booking/x')
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('(865)\u00a0555-0142')
    const json = await t.get('/desk/x', { Accept: 'application/json' })
    expect((await json.json()).error).toBe('unknown-address')
  })

  test('HEAD has no body', async () => {
    const response = await ask('HEAD', '/desk/booking')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })
})

describe('the query', () => {
  const wrong = [
    'zone=Mars',
    'week=2026-13-01',
    'day=yesterday',
    'start=now',
    'embed=yes',
    'zone=UTC&zone=UTC',
  ]
  test.each(wrong)('%s is rejected with a link to start again', async (query) => {
    const response = await t.get(`/desk/booking?${query}`)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('href="/desk/booking"')
  })

  test('campaign parameters are in every link, unknown ones are not', async () => {
    const html = await (await t.get('/desk/booking?utm_source=ads&gclid=abc&evil=1&embed=1')).text()
    const link = /class="time-slot"[^>]* href="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(link).toContain('utm_source=ads')
    expect(link).toContain('gclid=abc')
    expect(link).toContain('embed=1')
    expect(html).not.toContain('evil')
  })

  test('a campaign parameter that is too long is dropped without an error', async () => {
    const response = await t.get(`/desk/booking?fbclid=${'x'.repeat(201)}&utm_source=ads`)
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('fbclid')
  })

  test('an unavailable time shows the nearest open ones', async () => {
    const html = await (await t.get('/desk/booking?start=2026-11-16T05:00:00Z')).text()
    expect(html).toContain('That time is no longer open')
    expect(html).toContain('Choose a time')
  })
})

test('a crash shows a page without details and logs no personal data', async () => {
  const broken = await startBookingService({
    describeResult: (_kind, form) => {
      throw new Error(`cannot describe the result of ${form.get('email')}`)
    },
  })
  const request = new Request('https://practice.example.com/desk/result', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ from: 'counter', email: 'ada@byron.example' }),
  })
  const page = await broken.service.fetch(request, { address: '192.0.2.1' })
  expect(page.status).toBe(500)
  const html = await page.text()
  expect(html).toContain('Something went wrong on our end')
  expect(html).not.toMatch(/node_modules|\.tsx?:\d|cannot describe/)
  expect(broken.logged()).toContain('A request failed.')
  expect(broken.logged()).not.toMatch(/ada@|byron/i)
  await broken.close()
})

test('a database that does not answer brings the form back filled and logs no personal data', async () => {
  const broken = await startBookingService()
  const key = await broken.key()
  const start = (await broken.starts())[0] ?? ''
  const file = new DatabaseSync(databaseFile(broken.settings.dataDir))
  file.exec('drop table bookings')
  file.close()
  const page = await broken.post(answers(key, start))
  expect(page.status).toBe(503)
  expect(page.headers.get('Retry-After')).toBe('30')
  const html = await page.text()
  expect(html).toContain('We couldn’t book your call just now')
  expect(html).toContain('Ada Byron')
  expect(html).toContain('(865)\u00a0555-0142')
  expect(html).not.toMatch(/node_modules|\.tsx?:\d|SQLite|kysely/)
  expect(broken.logged()).toContain('The database failed')
  expect(broken.logged()).not.toMatch(/ada[ .@]|byron|010-0199/i)
  expect((await broken.service.health()).ok).toBe(false)
  await broken.close()
})
