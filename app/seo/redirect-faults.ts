import type { Redirect } from './redirects.ts'

/** Valid targets of redirects: the site's pages and files, and the ids on each page. */
export interface Destinations {
  has(path: string): boolean
  hasPlace(path: string, id: string): boolean
}

/** Hops after which a chain counts as endless. */
const ENOUGH = 50

/**
 * Validates a list of redirects. Returns one sentence for each fault: loops, chains (every hop costs a round trip,
 * and search engines give up after a few), missing targets, sources that are pages, and duplicate or malformed sources.
 */
export function redirectFaults(redirects: readonly Redirect[], known: Destinations): string[] {
  const goals = new Map(redirects.map(({ from, to }) => [from, to]))
  const seen = new Set<string>()
  return redirects.flatMap(({ from, to }) => {
    const faults: string[] = []
    if (seen.has(from)) faults.push(`${from} is redirected twice.`)
    seen.add(from)
    if (!/^(\/[a-z0-9._-]+)+$/.test(from))
      faults.push(`${from} is not an address in lower case without a slash at its end.`)
    if (known.has(from)) faults.push(`${from} is a page; nobody would see it.`)
    const { path, id } = split(to)
    const way = follow(from, goals)
    if (way === 'loop') faults.push(`${from} leads in a circle.`)
    else if (goals.has(path)) faults.push(`${from} leads to ${to}, which leads on; name ${way} itself.`)
    else if (!known.has(path)) faults.push(`${from} leads to ${to}, which does not exist.`)
    else if (id && !known.hasPlace(path, id))
      faults.push(`${from} leads to ${to}; ${path} has no such place.`)
    return faults
  })
}

function follow(from: string, goals: ReadonlyMap<string, string>): string {
  let at = from
  for (let step = 0; step < ENOUGH; step++) {
    const next = goals.get(split(at).path)
    if (next === undefined) return at
    at = next
  }
  return 'loop'
}

function split(address: string): { path: string; id: string | undefined } {
  const [path = '', id] = address.split('#')
  return { path, id }
}
