import type { MiddlewareHandler } from 'hono'

/**
 * Headers of every answer of the website. The desk sets its own policy, because it is made to be framed.
 * Content pages carry no inline script and no handler, so scripts come from this origin's files alone.
 */
export function siteHeaders(frameOrigins: string[]): MiddlewareHandler {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${["'self'", ...frameOrigins].join(' ')}`,
    "form-action 'self'",
    "frame-ancestors 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')

  return async (c, next) => {
    await next()
    const { headers } = c.res
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=()')
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', policy)
  }
}

/** Lets one page call and send a form to the outside webhook of the settings. Use it around `siteHeaders`. */
export function webhookHeaders(address: string): MiddlewareHandler {
  const { origin } = new URL(address)
  return async (c, next) => {
    await next()
    const policy = c.res.headers.get('Content-Security-Policy') ?? ''
    const widened = policy.replace(/\b(connect-src|form-action) 'self'/g, `$& ${origin}`)
    c.res.headers.set('Content-Security-Policy', widened)
  }
}
