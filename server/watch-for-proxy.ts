import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { type ForwardingHeaders, isUnconfirmedProxy } from './client-address.ts'
import type { Environment } from './config/environment.ts'
import type { Log } from './log.ts'
import { readNotices, writeNotices } from './notices.ts'

/** The forwarding headers of a request. */
export function forwardingHeaders(c: Context): ForwardingHeaders {
  return {
    forwardedFor: c.req.header('x-forwarded-for') ?? null,
    forwarded: c.req.header('forwarded') ?? null,
    realIp: c.req.header('x-real-ip') ?? null,
  }
}

/**
 * Notices the first request through a proxy that TRUSTED_PROXIES does not count: warns once, and leaves a notice for
 * the launch check. A site started with TRUSTED_PROXIES set removes the notice.
 */
export function watchForProxy(
  { trustedProxies, dataDir }: Pick<Environment, 'trustedProxies' | 'dataDir'>,
  log: Log,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  let noticed = false
  const record = (since: string | undefined) => {
    try {
      if (readNotices(dataDir).unconfirmedProxy === since) return
      writeNotices(dataDir, since ? { unconfirmedProxy: since } : {})
    } catch (error) {
      // The warning is in the log already, and a site on a read-only disk keeps working.
      log.warn(
        { code: (error as NodeJS.ErrnoException).code },
        'The notice for the launch check was not written.',
      )
    }
  }
  if (trustedProxies > 0) record(undefined)
  return async (c, next) => {
    if (trustedProxies === 0 && !noticed) {
      const peer = c.env?.incoming?.socket.remoteAddress
      if (isUnconfirmedProxy(peer, forwardingHeaders(c))) {
        noticed = true
        log.warn(
          { setting: 'TRUSTED_PROXIES' },
          'Requests arrive through a proxy, but TRUSTED_PROXIES is 0: set it to the number of proxies in front, ' +
            'usually 1, so that form posts are counted by visitor.',
        )
        record(readNotices(dataDir).unconfirmedProxy ?? new Date().toISOString())
      }
    }
    await next()
  }
}
