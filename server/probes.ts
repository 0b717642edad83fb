import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { BookingService } from '../booking/booking-service.ts'
import { isLoopback } from '../booking/http/private-address.ts'
import { isForwarded } from './client-address.ts'
import type { Metrics } from './metrics.ts'
import { forwardingHeaders } from './watch-for-proxy.ts'

export interface ProbeOptions {
  desk: BookingService
  metrics: Metrics
  metricsToken: string | undefined
  /** Whether the process has been told to stop. */
  isStopping: () => boolean
}

/** Milliseconds within which the database has to answer a probe. Probes time out after a second or two. */
const READY_TIMEOUT_MS = 1_000

const uncached = { 'Cache-Control': 'no-store' }

/**
 * The addresses for who runs the site. /livez: the process answers. /readyz: it should get visitors, because the
 * database answers, its disk has room and nobody has told the process to stop. /health: the same about the database, with the state of
 * the outbox. /metrics: for Prometheus; see `mayReadMetrics`.
 */
export function probes({
  desk,
  metrics,
  metricsToken,
  isStopping,
}: ProbeOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const storeFault = faultInTime(() => desk.ping())

  app.get('/livez', (c) => c.json({ live: true }, 200, uncached))
  app.get('/readyz', async (c) => {
    const reason = isStopping() ? 'stopping' : await storeFault()
    return c.json(reason ? { ready: false, reason } : { ready: true }, reason ? 503 : 200, uncached)
  })
  app.get('/health', async (c) => {
    const health = await desk.health()
    return c.json(health, health.ok ? 200 : 503, uncached)
  })
  app.get('/metrics', async (c, next) => {
    // Anybody else finds the page for unknown addresses.
    if (!mayReadMetrics(c, metricsToken)) return next()
    return c.body(await metrics.read(desk), 200, { ...uncached, 'Content-Type': metrics.contentType })
  })
  return app
}

/**
 * Whether a request may read the metrics: with the token, if one is set; otherwise from a program on this machine.
 * Behind a proxy on this machine every visitor's peer is this machine, so a request with a proxy's header or for
 * another host is refused.
 */
function mayReadMetrics(c: Context<{ Bindings: HttpBindings }>, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (token) return given !== undefined && isSame(given, token)
  const peer = c.env?.incoming?.socket.remoteAddress
  const isLocalHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(c.req.url).hostname)
  return peer !== undefined && isLoopback(peer) && isLocalHost && !isFromProxy(c)
}

/** Headers that proxies add and that name no client address. */
const proxyHeaders = ['via', 'x-forwarded-host', 'x-forwarded-proto', 'cf-connecting-ip']

function isFromProxy(c: Context): boolean {
  return isForwarded(forwardingHeaders(c)) || proxyHeaders.some((name) => c.req.header(name) !== undefined)
}

/** Compares in a time that does not depend on where two secrets differ. */
function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}

/** Why bookings would be refused; null when they would not. */
type StoreFault = 'database' | 'disk' | null

/**
 * What `ping` finds within the time for a probe. Callers share a ping that is under way: while the database hangs, probes
 * must not take up its connections.
 */
function faultInTime(ping: () => Promise<void>): () => Promise<StoreFault> {
  let underWay: Promise<StoreFault> | undefined
  return () => {
    underWay ??= ping()
      .then(
        () => null,
        (error: unknown) => ((error as { code?: unknown }).code === 'SQLITE_FULL' ? 'disk' : 'database'),
      )
      .finally(() => {
        underWay = undefined
      })
    const timeout = new Promise<StoreFault>((resolve) =>
      setTimeout(() => resolve('database'), READY_TIMEOUT_MS).unref(),
    )
    return Promise.race([underWay, timeout])
  }
}
