import type { MiddlewareHandler } from 'hono'
import type { Environment } from './config/environment.ts'
import { filePolicy } from './pages/content-policy.ts'
import type { SiteEnv } from './request-address.ts'

/** Powerful features that no page here uses, for itself or for a frame. */
const refusedFeatures = [
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

/** Two years, as OWASP and MDN recommend; the Observatory wants at least six months. */
const STRICT_TRANSPORT_SECONDS = 63_072_000

/** The settings that decide about the headers of every response. */
export type HeaderSetting = Pick<Environment, 'siteOrigin' | 'hsts'>

/**
 * The headers of every response, files and the desk's pages included. A document's policy comes on top of them.
 */
export function commonHeaders(setting: HeaderSetting): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...strictTransport(setting),
  }
}

/**
 * Strict-Transport-Security, only for a site at https: one tried at http://localhost must not be bound for years.
 * Subdomains are the operator's choice, because the header would also bind those that other servers run, such as
 * webmail or a phone system without HTTPS. With `off` this server says nothing, because a proxy does or because
 * the operator wants none; browsers that have seen the header keep to it until it expires.
 */
function strictTransport({ siteOrigin, hsts }: HeaderSetting): Record<string, string> {
  if (hsts === 'off' || !siteOrigin.startsWith('https:')) return {}
  const scope = hsts === 'subdomains' ? '; includeSubDomains' : ''
  return { 'Strict-Transport-Security': `max-age=${STRICT_TRANSPORT_SECONDS}${scope}` }
}

/**
 * Puts the common headers on every response that has not set them itself, and the strictest policy on a bare one. An
 * answer to a call's secret address is never kept or told on, whichever page, redirect or error it is.
 */
export function siteHeaders(setting: HeaderSetting): MiddlewareHandler<SiteEnv> {
  const headers = Object.entries({ ...commonHeaders(setting), 'Content-Security-Policy': filePolicy })
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    if (!isSecret(c.var.url)) return
    c.res.headers.set('Cache-Control', 'no-store')
    c.res.headers.delete('CDN-Cache-Control')
    c.res.headers.set('Referrer-Policy', 'no-referrer')
  }
}

/**
 * Whether an address holds the secret of a call. Told by the parameter and not by the path: a path has many spellings, and
 * a program that mangles links may have encoded the question mark before the secret.
 */
function isSecret({ pathname, searchParams }: URL): boolean {
  return searchParams.has('booking') || /booking(?:=|%3d)/i.test(pathname)
}
