import type { Redirect } from './redirects.data.ts'

/** Valid targets of redirects: the site's pages and files, and the ids on each page. */
export interface Destinations {
  has(path: string): boolean
  hasPlace(path: string, id: string): boolean
}

/**
 * Validates a list of redirects. Returns one sentence for each fault: missing targets, and sources that are pages
 * or malformed. A source is never a page, so no redirect can lead to another one.
 */
export function redirectFaults(redirects: readonly Redirect[], known: Destinations): string[] {
  return redirects.flatMap(({ from, to }) => {
    const faults: string[] = []
    if (!/^(\/[a-z0-9._-]+)+$/.test(from))
      faults.push(`${from} is not an address in lower case without a slash at its end.`)
    if (known.has(from)) faults.push(`${from} is a page; nobody would see it.`)
    const [path = '', id] = to.split('#')
    if (!known.has(path)) faults.push(`${from} leads to ${to}, which does not exist.`)
    else if (id && !known.hasPlace(path, id))
      faults.push(`${from} leads to ${to}; ${path} has no such place.`)
    return faults
  })
}
