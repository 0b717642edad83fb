import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { BookingService } from '../booking/booking-service.ts'
import type { Metrics } from './metrics.ts'
import type { SiteEnv } from './request-address.ts'

export interface ProbeOptions {
  desk: Pick<BookingService, 'ping' | 'health' | 'outbox' | 'backup' | 'alarms'>
  metrics: Metrics
  version: string
  metricsToken: string | undefined
  isStopping: () => boolean
}

/** Probes themselves time out after a second or two. */
const READY_TIMEOUT_MS = 1_000

const noStore = { 'Cache-Control': 'no-store' }

/** The operator's addresses, described in docs/operate.md. Without the token, /metrics is unknown like any other address. */
export function probes({ desk, metrics, version, metricsToken, isStopping }: ProbeOptions): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>()
  app.get('/livez', (c) => c.json({ live: true }, 200, noStore))
  app.get('/readyz', async (c) => {
    const reason = isStopping() ? 'stopping' : await storeFault(desk)
    return c.json(reason ? { ready: false, reason } : { ready: true }, reason ? 503 : 200, noStore)
  })
  app.get('/health', async (c) => {
    const health = await desk.health()
    const uptimeSeconds = Math.floor(process.uptime())
    return c.json({ ...health, version, uptimeSeconds }, health.ok ? 200 : 503, noStore)
  })
  app.get('/metrics', async (c, next) => {
    const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (!metricsToken || !given || !isSameSecret(given, metricsToken)) return next()
    return c.body(await metrics.read(desk), 200, { ...noStore, 'Content-Type': metrics.contentType })
  })
  return app
}

/** Compares in constant time. */
function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}

/** Why bookings would be refused; null when they would not. */
function storeFault(desk: Pick<BookingService, 'ping'>): Promise<'database' | 'disk' | null> {
  const late = new Promise<'database'>((resolve) => setTimeout(resolve, READY_TIMEOUT_MS, 'database').unref())
  const answer = desk.ping().then(
    () => null,
    (error: { code?: unknown }) => (error.code === 'SQLITE_FULL' ? 'disk' : 'database'),
  )
  return Promise.race([answer, late])
}
