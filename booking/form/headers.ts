import { createHash } from 'node:crypto'

/**
 * Headers of every response. The policy allows the inlined style by its hash, scripts of this origin, and framing
 * by the listed origins. No cookie is ever set.
 * @param style the CSS text that the document inlines
 * @param frameOrigins other origins that may frame the widget
 */
export function bookingHeaders(style: string, frameOrigins: string[]): Record<string, string> {
  const styleHash = createHash('sha256').update(style).digest('base64')
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${styleHash}'`,
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ["frame-ancestors 'self'", ...frameOrigins].join(' '),
  ]
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  }
}

/**
 * The same for the pages of one call: their address is a secret, which no other site may be told, and one press of a
 * button acts, so no page may frame them.
 */
export function callHeaders(headers: Record<string, string>): Record<string, string> {
  const policy = headers['Content-Security-Policy'] ?? ''
  return {
    ...headers,
    'Content-Security-Policy': policy.replace(/frame-ancestors [^;]*/, "frame-ancestors 'none'"),
    'Referrer-Policy': 'no-referrer',
  }
}
