import { Hono } from 'hono'
import type { BookingService } from '../booking/booking-service.ts'
import type { AppEnv } from './request-address.ts'

interface ProbeOptions {
  desk: Pick<BookingService, 'ping' | 'health'>
  version: string
  isStopping: () => boolean
}

/** Milliseconds to wait for the database; probes time out after a second or two. */
const READY_TIMEOUT_MS = 1_000

const noStore = { 'Cache-Control': 'no-store' }

/** Returns the routes for health probes, which docs/operate.md describes. */
export function probes({ desk, version, isStopping }: ProbeOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
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
  return app
}

/** Returns what would make the desk refuse bookings; null if nothing does. */
function storeFault(desk: Pick<BookingService, 'ping'>): Promise<'database' | 'disk' | null> {
  const late = new Promise<'database'>((resolve) => setTimeout(resolve, READY_TIMEOUT_MS, 'database').unref())
  const answer = desk.ping().then(
    () => null,
    (error: { code?: unknown }) => (error.code === 'SQLITE_FULL' ? 'disk' : 'database'),
  )
  return Promise.race([answer, late])
}
