import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { BookingService } from '../booking/booking-service.ts'
import type { Metrics } from './metrics.ts'
import type { SiteEnv } from './request-address.ts'

export interface ProbeOptions {
  desk: Pick<BookingService, 'ping' | 'health' | 'outbox'>
  metrics: Metrics
  metricsToken: string | undefined
  /** Whether the process has been told to stop. */
  isStopping: () => boolean
}

/** Milliseconds within which the database has to answer a probe. Probes time out after a second or two. */
const READY_TIMEOUT_MS = 1_000

const uncached = { 'Cache-Control': 'no-store' }

/**
 * The addresses for who runs the site. /livez: the process answers. /readyz: it should get visitors, because bookings are
 * saved and nobody has told the process to stop. /health: the same about bookings, with the state of the outbox.
 * /metrics: for Prometheus, with the token; without one, and without the setting, an unknown address like any other.
 */
export function probes({ desk, metrics, metricsToken, isStopping }: ProbeOptions): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>()
  app.get('/livez', (c) => c.json({ live: true }, 200, uncached))
  app.get('/readyz', async (c) => {
    const reason = isStopping() ? 'stopping' : await storeFault(desk)
    return c.json(reason ? { ready: false, reason } : { ready: true }, reason ? 503 : 200, uncached)
  })
  app.get('/health', async (c) => {
    const health = await desk.health()
    return c.json(health, health.ok ? 200 : 503, uncached)
  })
  app.get('/metrics', async (c, next) => {
    const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (!metricsToken || !given || !isSame(given, metricsToken)) return next()
    return c.body(await metrics.read(desk), 200, { ...uncached, 'Content-Type': metrics.contentType })
  })
  return app
}

/** Compares in a time that does not depend on where two secrets differ. */
function isSame(given: string, secret: string): boolean {
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
