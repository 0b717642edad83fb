import { canonicalPath } from './canonical-path.ts'
import { type Redirect, redirects } from './redirects.ts'

export interface Answer {
  /** Path, query and place, from the root of this site. */
  location: string
  status: Redirect['status']
}

/**
 * Where a request is to be sent instead, in one hop: slashes, case and old addresses are mended together.
 * Null when the address is right as it is, or is nobody's.
 *
 * @param pathname as `URL` reads it, e.g. `/FAQ/`
 * @param search with its question mark, or empty; it is kept
 * @param pages the addresses of all pages, as they are written; see page-addresses.ts
 */
export function redirectFor(pathname: string, search: string, pages: ReadonlySet<string>): Answer | null {
  const path = canonicalPath(canonicalPath(pathname, pages), sources)
  const redirect = byFrom.get(path)
  if (redirect) {
    const [goal = '', place] = redirect.to.split('#')
    return { location: goal + search + (place ? `#${place}` : ''), status: redirect.status }
  }
  return path === pathname ? null : { location: path + search, status: 301 }
}

const byFrom: ReadonlyMap<string, Redirect> = new Map(redirects.map((one) => [one.from, one]))
const sources: ReadonlySet<string> = new Set(byFrom.keys())
