import path from 'node:path'
import type { Place, SourceText } from './finding.ts'

const ROUTES = 'app/routes.ts'
/** `route('/book', 'routes/book/route.tsx')`, and `index('routes/home/route.tsx')`, which has no address of its own. */
const ROUTE = /(?:route\(\s*'([^']+)',\s*|index\(\s*)'(routes\/[^']+)'/g
const IMPORT = /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+['"](\.[^'"?]+)/gm
/** A words file that holds several pages names each by its path, a clinic's record by its slug. */
const OWN_PATH = /^\s*(?:path|slug):\s*'\/?([^']*)'/

/**
 * Tells on which pages a place can be read: the nearest page named above it in its own file, else every page whose
 * screen imports the file, through whatever other files. Empty for what stands on no page, such as mail.
 */
export function pageFinder(sources: SourceText[]): (place: Place) => string[] {
  const texts = new Map(sources.map(({ file, text }) => [file, text]))
  const screens = [...(texts.get(ROUTES) ?? '').matchAll(ROUTE)].map(([, address = '/', screen]) => ({
    address,
    reached: reach(path.posix.join('app', screen ?? ''), texts),
  }))
  return (place) => {
    if (!('file' in place)) return []
    const above = (texts.get(place.file) ?? '').split('\n').slice(0, place.line)
    const named = above.findLast((line) => OWN_PATH.test(line))
    if (named) return [`/${OWN_PATH.exec(named)?.[1] ?? ''}`]
    return screens.filter(({ reached }) => reached.has(place.file)).map(({ address }) => address)
  }
}

/** A file and everything it imports, and what that imports. Types are left out: they carry no words. */
function reach(file: string, texts: Map<string, string>, seen = new Set<string>()): Set<string> {
  const text = texts.get(file)
  if (text === undefined || seen.has(file)) return seen
  seen.add(file)
  for (const [, target = ''] of text.matchAll(IMPORT)) {
    reach(path.posix.join(path.posix.dirname(file), target), texts, seen)
  }
  return seen
}
