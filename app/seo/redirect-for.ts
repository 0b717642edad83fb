import { type Redirect, redirects } from './redirects.data.ts'

export interface Answer {
  /** Path, query and fragment, from the root of this site. */
  location: string
  status: 301
}

/**
 * The target of a redirect in one hop: trailing slashes, case, percent-encoded letters and legacy paths are corrected
 * together, so that later code can compare paths exactly. Null if the path is canonical or unknown.
 *
 * @param pathname as `URL` reads it, e.g. `/FAQ/`
 * @param search with its question mark, or empty; it is kept
 * @param pages canonical paths of all pages
 */
export function redirectFor(pathname: string, search: string, pages: ReadonlySet<string>): Answer | null {
  const path = knownPath(decoded(pathname), pages) ?? canonicalPath(pathname, pages)
  const redirect = byFrom.get(path)
  if (redirect) {
    const [goal = '', place] = redirect.to.split('#')
    return { location: goal + search + (place ? `#${place}` : ''), status: 301 }
  }
  return path === pathname ? null : { location: path + search, status: 301 }
}

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
