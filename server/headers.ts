import type { MiddlewareHandler } from 'hono'
import type { Environment } from './config/environment.ts'
import { filePolicy } from './pages/content-policy.ts'
import { REPORTS_PATH } from './pages/seen.ts'
import type { AppEnv } from './request-address.ts'

/** Browser features that neither the pages nor their frames use. */
const disabledFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Two years, as OWASP and MDN recommend. */
const STRICT_TRANSPORT_SECONDS = 63_072_000

type HeaderSetting = Pick<Environment, 'siteOrigin' | 'hsts'>

/** Returns the headers of every response, including files and booking pages. Documents add their own policy. */
export function commonHeaders(setting: HeaderSetting): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': disabledFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Reporting-Endpoints': `reports="${REPORTS_PATH}"`,
    ...strictTransport(setting),
  }
}

/** Returns HSTS for an https site only. Subdomains are opt-in, because they may be other servers without TLS. */
function strictTransport({ siteOrigin, hsts }: HeaderSetting): Record<string, string> {
  if (hsts === 'off' || !siteOrigin.startsWith('https:')) return {}
  const scope = hsts === 'subdomains' ? '; includeSubDomains' : ''
  return { 'Strict-Transport-Security': `max-age=${STRICT_TRANSPORT_SECONDS}${scope}` }
}

/**
 * Returns middleware that sets the common headers and a default policy, keeps the secret address of a call or a day out
 * of caches and referrers, and gives the booking desk's documents a browsing context group of their own. Public pages go
 * without one, because it costs them a new process before the first paint (docs/decisions/0031-opener-policy.md).
 */
export function siteHeaders(setting: HeaderSetting): MiddlewareHandler<AppEnv> {
  const headers = Object.entries({ ...commonHeaders(setting), 'Content-Security-Policy': filePolicy })
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    const isOfSecret = isSecret(c.var.url)
    // The confirmation too when its secret has left the address: another group would lose the entry's state, which has it.
    if (isOfSecret || /^\/(?:desk|bookingconfirmation)/.test(c.var.url.pathname))
      c.res.headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    if (!isOfSecret) return
    c.res.headers.set('Cache-Control', 'no-store')
    c.res.headers.delete('CDN-Cache-Control')
    c.res.headers.set('Referrer-Policy', 'no-referrer')
  }
}

/** Returns whether an address contains a secret, also when a mail program has encoded its question mark. */
function isSecret({ pathname, searchParams }: URL): boolean {
  return (
    searchParams.has('booking') || searchParams.has('link') || /(?:booking|link)(?:=|%3d)/i.test(pathname)
  )
}
