/**
 * The path of a page as it is reported to analytics. No reported path may name a treatment or a complaint; articles
 * and specialties do in their slugs, so each is reported by a checksum, and missing pages as `/404`. All others report their path, without
 * the query, which may hold a booking's reference, and without the hash.
 */
export function analyticsPath(pathname: string, isMissing = false): string {
  if (isMissing) return '/404'
  const [, kind, slug] = /^\/(blog|specialties)\/(.+)$/.exec(pathname) ?? []
  if (!slug) return pathname
  return kind === 'blog' ? `/blog/article-${checksum(slug)}` : `/specialties/page-${checksum(slug)}`
}

/** FNV-1a, 32 bits, in base 36: short, the same at every visit, and without the words it was made from. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
