/**
 * Canonical paths: no trailing slash, and the case of the known path (`/thankyou_2025DEA`). The case of unknown
 * paths is kept, because it may be significant.
 *
 * @param knownPaths paths as they are written
 * @returns a path with exactly one leading slash, so that `//elsewhere/` cannot become another host
 */
export function canonicalPath(pathname: string, knownPaths: ReadonlySet<string>): string {
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
