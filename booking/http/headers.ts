import { createHash } from 'node:crypto'

/**
 * Headers of every answer of the desk. The page's only inlined style is allowed by its hash,
 * scripts by origin, and framing to the listed pages alone. No cookie is ever set.
 * @param style the CSS text that the document inlines
 * @param frameOrigins origins besides the desk's own that may frame the widget
 */
export function deskHeaders(style: string, frameOrigins: string[]): Record<string, string> {
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
