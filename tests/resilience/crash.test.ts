import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { deploymentValuesOf } from '../../app/deployment-values.ts'
import type { BookingService } from '../../booking/booking-service.ts'
import { createLog } from '../../server/log.ts'
import { createSite } from '../../server/site.ts'

const siteFolder = path.resolve(import.meta.dirname, '..', '..', 'build', 'site')
const pagesBuild = await import(pathToFileURL(path.join(siteFolder, 'server', 'index.js')).href)

/** A booking service whose database is down: every call fails. */
function failingService(): BookingService {
  const fail = () =>
    Promise.reject(new Error('connection to 10.1.2.3 refused for owner ada@clinic.example.com'))
  return { fetch: fail, bookingByReference: fail, health: fail, close: () => Promise.resolve() }
}

function site() {
  return createSite({
    mode: 'production',
    clientFolder: path.join(siteFolder, 'client'),
    loadPages: async () => pagesBuild,
    desk: failingService(),
    bookingWidget: { address: '/desk/booking?embed=1', origins: [], isDesk: true },
    leadForm: { address: '/desk/lead?embed=1', origins: [], isDesk: true },
    webhook: { address: '/desk/webhook', isDesk: true },
    deploymentValues: deploymentValuesOf({ siteOrigin: 'http://localhost', analyticsId: undefined }),
    trustedProxies: 0,
    log: createLog('silent'),
  })
}

afterEach(() => vi.restoreAllMocks())

it.each(['/bookingconfirmation?booking=AbCdEfGhIjKlMnOpQrStUv', '/desk/booking', '/health'])(
  'answers %s with 500 and the specified heading, without error details',
  async (address) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await site().request(`http://localhost${address}`)
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(html).toContain('Unexpected Application Error!')
    expect(html).not.toMatch(/10\.1\.2\.3|ada@|node_modules|\.ts:\d/)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  },
)

it('serves every page that needs no database', async () => {
  expect((await site().request('http://localhost/')).status).toBe(200)
  expect((await site().request('http://localhost/book')).status).toBe(200)
  expect((await site().request('http://localhost/bookingconfirmation')).status).toBe(200)
})

it('redirects a trailing slash to the same address without it, never elsewhere', async () => {
  const location = async (address: string) =>
    (await site().request(new Request(`http://localhost${address}`))).headers.get('Location')
  expect(await location('/about/?utm_source=x')).toBe('/about?utm_source=x')
  expect(await location('//evil.example/')).toBe('/evil.example')
  expect(await location('/%5Cevil.example/')).not.toMatch(/^\/?[\\/]{2}|^https?:/)
})

it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('answers %s on a page with 405', async (method) => {
  const response = await site().request('http://localhost/about', { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('GET, HEAD')
})
