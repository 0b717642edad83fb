import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

/** The Hono context that all handlers share. */
export interface AppEnv {
  Bindings: HttpBindings
  Variables: { url: URL }
}

/** Parses a request's URL once for all handlers. It can be invalid, because Node accepts a host like 1.2.3.4.5. */
export const readAddress: MiddlewareHandler<AppEnv> = async (c, next) => {
  const url = URL.parse(c.req.url)
  if (!url) return c.text('This is not an address.', 400)
  c.set('url', url)
  await next()
}

const MAX_PATH_LENGTH = 2048

/**
 * Returns whether a path can be a page's address: decodable, one line, and not the name of a built or compressed file.
 */
export function isValidPath(path: string): boolean {
  if (path.length > MAX_PATH_LENGTH) return false
  try {
    const plain = decodeURIComponent(path)
    return !/[\p{Cc}\u2028\u2029]/u.test(plain) && !/\.(br|gz|html|data)$/.test(plain)
  } catch {
    return false
  }
}
