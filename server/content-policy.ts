import { type DeploymentValues, deploymentPlaceholders } from '../app/deployment-values.ts'
import { hashSource, type InlineCode } from './inline-code.ts'

/** What the settings allow in a page's policy. */
export interface PolicySetting {
  /** Origins of outside widgets and forms that pages may frame. */
  frameOrigins: readonly string[]
  /** Origins that this one page may call and send a form to. */
  callOrigins?: readonly string[]
  /** Whether an analytics property is set. It allows nothing on pages with the patient layout. */
  analytics: boolean
}

/** What a deployment's settings allow: outside frames, and analytics if a property is set. */
export function policySetting(
  outside: readonly { address: string; origins: readonly string[] }[],
  deploymentValues: DeploymentValues,
): PolicySetting {
  const origins = outside.flatMap(({ address, origins }) => [new URL(address).origin, ...origins])
  return {
    frameOrigins: [...new Set(origins)],
    analytics: deploymentValues.analyticsId !== deploymentPlaceholders.analyticsId,
  }
}

/** Where the Google tag comes from and reports to: developers.google.com/tag-platform/security/guides/csp. */
const tagScript = 'https://www.googletagmanager.com'
const tagReports = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

/** Trusted Types policies that may be created: that of our loader of the tag, and the tag's. */
const tagPolicies = ['analytics', 'goog#html']

/**
 * The Content-Security-Policy of one document. Inline scripts and styles are allowed by their hashes, frames only if
 * the document has one; data blocks such as JSON-LD need no permission.
 * @param inline what the code puts into documents. Required for a document that shows what a visitor sent: whatever
 *   else stands in it gets no hash. Without it, all that the document has is allowed: it was made at the build.
 */
export function contentPolicy(html: string, setting: PolicySetting, inline?: InlineCode): string {
  const calls = setting.callOrigins ?? []
  const counted = setting.analytics && !isForPatients(html)
  // On a patient's page nothing but the clinic's own booking page.
  const framed = isForPatients(html) ? framedOrigins(html) : setting.frameOrigins
  const frames = /<iframe[\s>]/.test(html) ? ["'self'", ...framed] : ["'none'"]
  return [
    "default-src 'none'",
    directive('script-src', [
      "'self'",
      ...hashes(html, inlineScripts, inline?.scripts),
      ...(counted ? [tagScript] : []),
    ]),
    directive('style-src', ["'self'", ...hashes(html, inlineStyles, inline?.styles)]),
    // Diagrams carry their measures in style attributes, which can neither load nor run anything.
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
    // No policy may turn text into markup or script, except for the tag's address where the tag is allowed.
    directive('trusted-types', counted ? tagPolicies : []),
  ].join('; ')
}

/** The policy of every response that is not a document. */
export const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Whether the page has the patient layout, which marks the `html` element. */
export function isForPatients(html: string): boolean {
  return /<html[^>]*\sdata-patient[\s=>]/.test(html)
}

/** The other sites that a page frames. Its frames stand in the clinic's record; nothing that a visitor sends names one. */
function framedOrigins(html: string): string[] {
  return [...html.matchAll(/<iframe\s[^>]*?src="(https:\/\/[^/"?#]+)/g)].map(([, origin = '']) => origin)
}

const inlineStyles = /<style[^>]*>([\s\S]*?)<\/style>/g
const inlineScripts =
  /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g

function hashes(html: string, pattern: RegExp, known?: ReadonlyMap<string, string>): string[] {
  const found = new Set([...html.matchAll(pattern)].map(([, text = '']) => text))
  return [...found].flatMap((text) => (known ? (known.get(text) ?? []) : hashSource(text)))
}

function directive(name: string, sources: readonly string[]): string {
  return `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`
}
