/**
 * The policy of the addresses: one a page, no slash at the end, lower case but for those that the specification
 * writes otherwise (`/thankyou_2025DEA`). What differs from a known address in nothing but case is that address;
 * the case of everything else stays, because it may be a key.
 *
 * `knownPaths` are the addresses as they are written. The answer begins with exactly one slash, so that
 * "//elsewhere/" can never become another host.
 */
export function canonicalPath(pathname: string, knownPaths: ReadonlySet<string>): string {
  const plain = withoutOuterSlashes(pathname)
  if (knownPaths.has(plain)) return plain
  return byLowerCase(knownPaths).get(plain.toLowerCase()) ?? plain
}

/** Scanned, not matched: a pattern would look at a long run of slashes once for each of them. */
function withoutOuterSlashes(path: string): string {
  let start = 0
  let end = path.length
  while (path[start] === '/') start++
  while (end > start && path[end - 1] === '/') end--
  return `/${path.slice(start, end)}`
}

const lowered = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, string>>()

/** Kept by set: every request asks for the same one. */
function byLowerCase(paths: ReadonlySet<string>): ReadonlyMap<string, string> {
  const kept = lowered.get(paths)
  if (kept) return kept
  const made = new Map([...paths].map((path) => [path.toLowerCase(), path]))
  lowered.set(paths, made)
  return made
}
