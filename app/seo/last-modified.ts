/** Days of the last commits, filled in by the build (vite.config.ts); in development there are none. */
declare const PAGE_DATES: Readonly<Record<string, string>> | undefined

/**
 * The day on which a page last changed, YYYY-MM-DD. Its files are those named after the end of its address: a route's
 * folder, or a file among the content.
 */
export function changedOn(path: string): string | undefined {
  const name = path.split('/').at(-1)?.replaceAll('_', '-') || 'home'
  return typeof PAGE_DATES === 'undefined' ? undefined : PAGE_DATES[name]
}

/** The day on which an article last changed: that of its last commit, or of its publication. */
export function lastChanged(article: string, published: string): string {
  const committed = changedOn(article)
  return committed && committed > published ? committed : published
}
