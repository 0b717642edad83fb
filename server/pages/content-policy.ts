import { hash } from 'node:crypto'
import type { RenderedPage } from '../../app/render.tsx'
import type { SiteValues } from '../../app/site-values.ts'

/** See developers.google.com/tag-platform/security/guides/csp. */
const tagScript = 'https://www.googletagmanager.com'
const tagReports = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]
const tagPolicies = ['analytics', 'goog#html']

type PolicyFacts = Pick<RenderedPage, 'clinic' | 'frames' | 'scripts'> & { path: string; styles: string[] }

/**
 * Returns the Content-Security-Policy of one document, which allows its inline code by hash, its frames, and what the
 * settings need. `styles` are the document's own, as they are in it.
 */
export function contentPolicy(
  { path, clinic, frames, styles, scripts }: PolicyFacts,
  { analyticsId, webhook }: Pick<SiteValues, 'analyticsId' | 'webhook'>,
): string {
  const isCounted = analyticsId !== undefined && clinic === undefined
  // The webhook test page sends its request to the outside address.
  const calls = path === '/webhook-test' && !webhook.isDesk ? [new URL(webhook.address).origin] : []
  return [
    "default-src 'none'",
    directive('script-src', ["'self'", ...scripts.map(hashSource), ...(isCounted ? [tagScript] : [])]),
    directive('style-src', ["'self'", ...styles.map(hashSource)]),
    // Allowed for diagrams, because style attributes can neither load nor run anything.
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    directive('img-src', ["'self'", 'data:', ...(isCounted ? tagReports : [])]),
    "media-src 'self'",
    directive('connect-src', ["'self'", ...calls, ...(isCounted ? tagReports : [])]),
    directive('frame-src', frames),
    directive('form-action', ["'self'", ...calls]),
    "frame-ancestors 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    directive('trusted-types', isCounted ? tagPolicies : []),
    // Pages for patients report nothing.
    ...(clinic === undefined ? ['report-to reports'] : []),
  ].join('; ')
}

/** The policy of every response that is not a document. */
export const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Returns the expression that allows one inline text: `'sha256-…'`. */
export function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}

function directive(name: string, sources: readonly string[]): string {
  return `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`
}
