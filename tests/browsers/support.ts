import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { oldestBrowsers } from '../../scripts/browsers.ts'

type Browser = keyof typeof oldestBrowsers

const browsers = Object.keys(oldestBrowsers) as Browser[]

/**
 * The entry of MDN's compatibility data at a path such as "properties", "content", "alt_text".
 * @returns undefined if there is none
 */
export function featureAt(...path: string[]): Identifier | undefined {
  return path.reduce<Identifier | undefined>(
    // Ignore inherited names such as "constructor".
    (entry, key) => (entry && Object.hasOwn(entry, key) ? entry[key] : undefined),
    bcd.css as unknown as Identifier,
  )
}

/** The browsers whose oldest supported version lacks a feature. */
export function lackedBy(feature: Identifier): Browser[] {
  const support = feature.__compat?.support
  if (!support) return []
  return browsers.filter((browser) => {
    const statements = [support[browser] ?? []].flat()
    return !statements.some((statement) => isIn(statement, oldestBrowsers[browser]))
  })
}

function isIn(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed } = statement
  if (statement.flags || statement.prefix || statement.alternative_name) return false
  if (typeof added !== 'string' || added === 'preview' || !isUpTo(added, version)) return false
  return !(typeof removed === 'string' && isUpTo(removed, version))
}

/** Whether a version, possibly "≤15", is at most another. */
function isUpTo(version: string, limit: string): boolean {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number)
  const [limitMajor = 0, limitMinor = 0] = limit.split('.').map(Number)
  return major < limitMajor || (major === limitMajor && minor <= limitMinor)
}
