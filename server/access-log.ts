import type { MiddlewareHandler } from 'hono'
import { loggedPath } from '../platform/describe-error.ts'
import type { Log } from './log.ts'
import type { AppEnv } from './request-address.ts'

/**
 * Returns middleware that logs one line per request once its response is sent, at every LOG_LEVEL. The line has no
 * client address, query, referrer or user agent; `aborted` is set when the client disconnected early.
 */
export function accessLog(log: Log): MiddlewareHandler<AppEnv> {
  const lines = log.child({}, { level: 'info' })
  return async (c, next) => {
    const { outgoing } = c.env
    const started = performance.now()
    const request = { method: c.req.method, path: loggedPath(c.var.url.href) }
    outgoing?.once('close', () => {
      const ms = Math.round(performance.now() - started)
      const aborted = !outgoing.writableFinished
      lines.info({ ...request, status: outgoing.statusCode, ms, ...(aborted && { aborted }) }, 'Request')
    })
    await next()
  }
}
