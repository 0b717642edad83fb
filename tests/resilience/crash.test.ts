import pino from 'pino'
import { afterEach, expect, it, vi } from 'vitest'
import type { BookingService } from '../../booking/booking-service.ts'
import { createLog } from '../../server/log.ts'
import { appInProcess } from '../fixtures/app-in-process.ts'

/** Returns a booking service with a bug: every call fails, and not because the database is away. */
function failingService(): BookingService {
  const fail = () =>
    Promise.reject(new Error('connection to 10.1.2.3 refused for owner ada@clinic.example.com'))
  return {
    fetch: fail,
    bookingByReference: fail,
    health: fail,
    ping: fail,
    addSeen: fail,
    deskRecord: fail,
    websiteChecks: { take: fail, begin: fail, finish: fail, find: fail, remove: fail },
    close: () => Promise.resolve(),
  }
}

/** Returns the site, whose requests get an environment as the server passes one, but without a connection. */
function site(log = createLog('silent')) {
  const app = appInProcess(failingService(), log)
  return { request: (to: string | Request, init?: RequestInit) => app.request(to, init, {}) }
}

afterEach(() => vi.restoreAllMocks())

it.each(['/bookingconfirmation?booking=AbCdEfGhIjKlMnOpQrStUv', '/desk/booking', '/health'])(
  'answers %s with 500 and the specified heading, without error details',
  async (address) => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const response = await site().request(`http://localhost${address}`)
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(html).toContain('Unexpected Application Error!')
    expect(html).not.toMatch(/10\.1\.2\.3|ada@|node_modules|\.ts:\d/)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  },
)

it('logs the name of a crash and where it happened, never its message', async () => {
  const lines: string[] = []
  const printed = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line))
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  for (const address of ['/desk/booking', '/bookingconfirmation?booking=AbCdEfGhIjKlMnOpQrStUv'])
    await site(log).request(`http://localhost${address}`)
  printed.mockRestore()
  expect(lines.length).toBeGreaterThanOrEqual(2)
  expect(lines.join()).toContain('crash.test.ts')
  expect(lines.join()).not.toMatch(/10\.1\.2\.3|ada@|AbCdEf/)
})
