/** No page's address comes near this; what is longer is somebody's experiment. */
const LONGEST_PATH = 2048

/**
 * Whether a path can be the address of a page at all: short enough, decodable, one line, and neither a packed
 * twin of a file nor the file behind a page's address.
 */
export function isReadable(path: string): boolean {
  if (path.length > LONGEST_PATH) return false
  try {
    const plain = decodeURIComponent(path)
    return !/[\p{Cc}\u2028\u2029]/u.test(plain) && !/\.(br|gz|zst|html|data)$/.test(plain)
  } catch {
    return false
  }
}

/**
 * A path with one slash before it and none behind: "//elsewhere/" must not become another host.
 * Scanned, not matched: a pattern would look at a long run of slashes once for each of them.
 */
export function withoutOuterSlashes(path: string): string {
  let start = 0
  let end = path.length
  while (path[start] === '/') start++
  while (end > start && path[end - 1] === '/') end--
  return `/${path.slice(start, end)}`
}
