import type { MiddlewareHandler } from 'hono'
import { describeError, loggedPath } from '../platform/describe-error.ts'
import type { Log } from './log.ts'
import type { SiteEnv } from './request-address.ts'

export interface ObservedRequest {
  method: string
  /** As it may be logged: see `loggedPath`. */
  path: string
  status: number
  /** Whether the client left before the whole response was sent. */
  aborted: boolean
  seconds: number
}

/** Tells each observer of each request when its response has been sent. */
export function observeRequests(
  observers: readonly ((request: ObservedRequest) => void)[],
  log: Log,
): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const { outgoing } = c.env
    const started = performance.now()
    const request = { method: c.req.method, path: loggedPath(c.var.url.href) }
    outgoing?.once('close', () => {
      const seconds = (performance.now() - started) / 1000
      const ended = { status: outgoing.statusCode, aborted: !outgoing.writableFinished, seconds }
      try {
        for (const observe of observers) observe({ ...request, ...ended })
      } catch (error) {
        // Uncaught, it would end the process.
        log.error(describeError(error), 'A request could not be observed.')
      }
    })
    await next()
  }
}

/** Logs one line per request, whatever LOG_LEVEL says: no address, query, referrer or user agent. */
export function accessLog(log: Log): (request: ObservedRequest) => void {
  const lines = log.child({}, { level: 'info' })
  return ({ method, path, status, aborted, seconds }) =>
    lines.info(
      { method, path, status, ms: Math.round(seconds * 1000), ...(aborted && { aborted }) },
      'Request',
    )
}
