import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

/** What each handler of the site finds in its context. */
export interface SiteEnv {
  Bindings: HttpBindings
  Variables: { url: URL }
}

/** Reads the address of a request once, for all handlers. A host like 1.2.3.4.5 comes this far and is no address. */
export const readAddress: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const url = URL.parse(c.req.url)
  if (!url) return c.text('This is not an address.', 400)
  c.set('url', url)
  await next()
}
