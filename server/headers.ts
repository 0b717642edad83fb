import type { MiddlewareHandler } from 'hono'
import { filePolicy } from './content-policy.ts'

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

/** Two years, as browsers' own lists ask for it. */
const STRICT_TRANSPORT_SECONDS = 63_072_000

/**
 * The headers that every answer of the site carries, files and the desk's screens among them. The policy of
 * each document comes on top of them.
 * @param siteOrigin decides about HTTPS: a site tried at http://localhost must not be bound to it for years
 */
export function commonHeaders(siteOrigin: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(siteOrigin.startsWith('https:')
      ? { 'Strict-Transport-Security': `max-age=${STRICT_TRANSPORT_SECONDS}; includeSubDomains` }
      : {}),
  }
}

/** Puts the common headers on every answer that has not said otherwise itself, and on a bare one the strictest policy. */
export function siteHeaders(siteOrigin: string): MiddlewareHandler {
  const headers = Object.entries({ ...commonHeaders(siteOrigin), 'Content-Security-Policy': filePolicy })
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}
