import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { loggedPath } from '../booking/http/errors.ts'
import type { Log } from './log.ts'

/** A request that has ended. */
export interface ObservedRequest {
  method: string
  /** As it may be logged: see `loggedPath`. */
  path: string
  status: number
  /** The client was gone before the whole response was sent. */
  aborted: boolean
  /** Bytes sent, headers included. */
  bytes: number
  /** Until the last byte was handed to the system. */
  seconds: number
}

/** Reports each request when its response has been sent. */
export function observeRequests(
  report: (request: ObservedRequest) => void,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const outgoing = c.env?.outgoing
    if (outgoing) {
      const { method, url } = c.req
      const socket = outgoing.socket
      const started = performance.now()
      const sentBefore = socket?.bytesWritten ?? 0
      outgoing.once('close', () =>
        report({
          ...{ method, path: loggedPath(url) },
          status: outgoing.statusCode,
          aborted: !outgoing.writableFinished,
          bytes: (socket?.bytesWritten ?? 0) - sentBefore,
          seconds: (performance.now() - started) / 1000,
        }),
      )
    }
    await next()
  }
}

/**
 * Writes a line a request: no address, no query, no referrer and no user agent. Written whatever LOG_LEVEL says,
 * because ACCESS_LOG asked for it.
 */
export function accessLog(log: Log): (request: ObservedRequest) => void {
  const lines = log.child({}, { level: 'info' })
  return ({ method, path, status, aborted, bytes, seconds }) =>
    lines.info(
      {
        ...{ method, path, status, bytes },
        ms: Math.round(seconds * 1000),
        ...(aborted && { aborted }),
      },
      'Request',
    )
}
