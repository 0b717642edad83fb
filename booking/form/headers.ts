import { hash } from 'node:crypto'

/** Headers of every response. `style` is the inlined CSS. Only this origin may frame the widget. */
export function bookingHeaders(style: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "frame-ancestors 'self'",
  ]
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  }
}

/** For a call's pages: their address is a secret (no Referer), and one click acts (no framing, clickjacking). */
export function callHeaders(headers: Record<string, string>): Record<string, string> {
  const policy = headers['Content-Security-Policy'] ?? ''
  return {
    ...headers,
    'Content-Security-Policy': policy.replace(/frame-ancestors [^;]*/, "frame-ancestors 'none'"),
    'Referrer-Policy': 'no-referrer',
  }
}
