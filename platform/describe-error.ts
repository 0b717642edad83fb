// In characters; a scanner's path can be 16 KB long.
const MAX_LOGGED_PATH = 200

/**
 * Returns the path without its query, which may contain a booking's reference. It stays encoded, because terminals obey
 * control characters.
 */
export function loggedPath(url: string): string {
  const path = new URL(url).pathname.slice(0, MAX_LOGGED_PATH)
  const query = path.search(/%(?:25)*(?:3f|26|3d|23)|[&=;]/i)
  return query === -1 ? path : path.slice(0, query)
}

/**
 * Returns the parts of an error that may be logged. The message is left out, because that of a failed query contains
 * personal data.
 */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { error: typeof error, code: null, at: [] }
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : null
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { error: error.name, code, at: at.slice(0, 6).map((line) => line.trim()) }
}
