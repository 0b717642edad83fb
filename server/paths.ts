/** No page's address comes near this; what is longer is somebody's experiment. */
const LONGEST_PATH = 2048

/**
 * Whether a path can be the address of a page at all: short enough, decodable, one line, and neither a packed
 * twin of a file nor the file behind a page's address.
 */
export function isValidPath(path: string): boolean {
  if (path.length > LONGEST_PATH) return false
  try {
    const plain = decodeURIComponent(path)
    return !/[\p{Cc}\u2028\u2029]/u.test(plain) && !/\.(br|gz|html|data)$/.test(plain)
  } catch {
    return false
  }
}
