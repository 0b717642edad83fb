import { type Redirect, redirects } from './redirects.data.ts'

export interface Answer {
  /** Path, query and fragment, from the root of this site. */
  location: string
  status: 301
}

/**
 * The target of a redirect in one hop: trailing slashes, case, percent-encoded letters, legacy paths and what a sentence
 * glued to a link are corrected together, so that later code can compare paths exactly. Null if the path is canonical or
 * unknown.
 *
 * @param pathname as `URL` reads it, e.g. `/FAQ/`
 * @param search with its question mark, or empty; it is kept
 * @param pages canonical paths of all pages
 */
export function redirectFor(pathname: string, search: string, pages: ReadonlySet<string>): Answer | null {
  const known = knownPath(decoded(pathname), pages)
  const [start = '', ...parameters] = pathname.split('&')
  const meant = known ?? knownPath(withoutPunctuation(decoded(start)), pages)
  const path = meant ?? canonicalPath(pathname, pages)
  const query = known || !meant ? search : joinQuery(search, parameters)
  const redirect = byFrom.get(path)
  if (redirect) {
    const [goal = '', place] = redirect.to.split('#')
    return { location: goal + query + (place ? `#${place}` : ''), status: 301 }
  }
  return path === pathname ? null : { location: path + query, status: 301 }
}

/** What mail programs and people glue to the end of a link. Scanned, as slashes are below. */
function withoutPunctuation(path: string): string {
  let end = path.length
  while ('.,;:!)>\'"’”'.includes(path[end - 1] ?? ' ')) end--
  return path.slice(0, end)
}

/** The query with parameters that stood behind the path without a question mark. */
const joinQuery = (search: string, parameters: readonly string[]) =>
  parameters.length > 0 ? `${search || '?'}${search && '&'}${parameters.join('&')}` : search

/** Returns the page or legacy path that is meant, or null. Others stay encoded: their spelling may be significant. */
function knownPath(pathname: string, pages: ReadonlySet<string>): string | null {
  const path = canonicalPath(canonicalPath(pathname, pages), sources)
  return pages.has(path) || sources.has(path) ? path : null
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

const byFrom: ReadonlyMap<string, Redirect> = new Map(redirects.map((one) => [one.from, one]))
const sources: ReadonlySet<string> = new Set(byFrom.keys())

/**
 * Canonical paths: no trailing slash, and the case of the known path (`/thankyou_2025DEA`). The case of unknown
 * paths is kept, because it may be significant.
 *
 * @param knownPaths paths as they are written
 * @returns a path with exactly one leading slash, so that `//elsewhere/` cannot become another host
 */
function canonicalPath(pathname: string, knownPaths: ReadonlySet<string>): string {
  const plain = withoutOuterSlashes(pathname)
  if (knownPaths.has(plain)) return plain
  const lower = plain.toLowerCase()
  return [...knownPaths].find((path) => path.toLowerCase() === lower) ?? plain
}

/** Scanned instead of matched: a pattern would be quadratic in a long run of slashes. */
function withoutOuterSlashes(path: string): string {
  let start = 0
  let end = path.length
  while (path[start] === '/') start++
  while (end > start && path[end - 1] === '/') end--
  return `/${path.slice(start, end)}`
}
