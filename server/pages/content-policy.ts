import { createHash } from 'node:crypto'
import type { SiteValues } from '../../app/site-values.ts'

export interface PolicySetting {
  frameOrigins: readonly string[]
  /** Origins that this page may call and send a form to. */
  callOrigins: readonly string[]
  analytics: boolean
}

/** Returns what the settings allow on the page at a path. */
export function policySetting(
  { bookingWidget, leadForm, webhook, analyticsId }: SiteValues,
  path: string,
): PolicySetting {
  const frames = [bookingWidget, leadForm].filter(({ isDesk }) => !isDesk)
  const origins = frames.flatMap(({ address, origins }) => [new URL(address).origin, ...origins])
  return {
    frameOrigins: [...new Set(origins)],
    callOrigins: path === '/webhook-test' && !webhook.isDesk ? [new URL(webhook.address).origin] : [],
    analytics: analyticsId !== undefined,
  }
}

/** What the code puts into a document inline; nothing else in it gets a hash. */
export interface InlineCode {
  style: string
  scripts: readonly string[]
}

/** See developers.google.com/tag-platform/security/guides/csp. */
const tagScript = 'https://www.googletagmanager.com'
const tagReports = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

const tagPolicies = ['analytics', 'goog#html']

/** Returns the Content-Security-Policy of one document: inline code by its hash, frames only if it has one. */
export function contentPolicy(html: string, { style, scripts }: InlineCode, setting: PolicySetting): string {
  const calls = setting.callOrigins
  const counted = setting.analytics && !isForPatients(html)
  const framed = isForPatients(html) ? clinicFrames(html) : ["'self'", ...setting.frameOrigins]
  const frames = /<iframe[\s>]/.test(html) ? framed : []
  return [
    "default-src 'none'",
    directive('script-src', ["'self'", ...scripts.map(hashSource), ...(counted ? [tagScript] : [])]),
    directive('style-src', ["'self'", hashSource(style)]),
    // Diagrams have style attributes, which can neither load nor run anything.
    ...(/<[^>]+\sstyle="/.test(html) ? ["style-src-attr 'unsafe-inline'"] : []),
    "font-src 'self'",
    directive('img-src', ["'self'", 'data:', ...(counted ? tagReports : [])]),
    ...(/<video[\s>]/.test(html) ? ["media-src 'self'"] : []),
    directive('connect-src', ["'self'", ...calls, ...(counted ? tagReports : [])]),
    directive('frame-src', frames),
    directive('form-action', /<form[\s>]/.test(html) ? ["'self'", ...calls] : ["'none'"]),
    "frame-ancestors 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    directive('trusted-types', counted ? tagPolicies : []),
  ].join('; ')
}

/** The policy of every response that is not a document. */
export const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Whether the page has the patient layout, which marks the `html` element. */
export function isForPatients(html: string): boolean {
  return /<html[^>]*\sdata-patient[\s=>]/.test(html)
}

/** The clinic's own booking page, where a page for patients frames it. */
function clinicFrames(html: string): string[] {
  return [...html.matchAll(/<iframe[^>]*\ssrc="(https:[^"]+)"/g)].map(([, src = '']) => new URL(src).origin)
}

/** Returns the expression that allows one inline text: `'sha256-…'`. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function directive(name: string, sources: readonly string[]): string {
  return `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`
}
