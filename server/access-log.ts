import type { MiddlewareHandler } from 'hono'
import { loggedPath } from '../platform/describe-error.ts'
import type { Log } from './log.ts'
import type { AppEnv } from './request-address.ts'

/**
 * Logs one line per request when its response has been sent, whatever LOG_LEVEL says: no address, query, referrer or user
 * agent. `aborted` when the client left early.
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
