/** Filled in by the build from the history of the articles' files (vite.config.ts); in development there is none. */
declare const ARTICLE_DATES: Record<string, string | undefined> | undefined

/** The day on which an article last changed, YYYY-MM-DD: that of its last commit, or of its publication. */
export function lastChanged(article: string, published: string): string {
  const committed = typeof ARTICLE_DATES === 'undefined' ? undefined : ARTICLE_DATES[article]
  return committed && committed > published ? committed : published
}
