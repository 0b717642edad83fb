/** What differs from one deployment of the same pages to the next. */
export interface Stamps {
  /** Public origin without a trailing slash. */
  origin: string
  /** Identifier of the analytics property, like `G-AB12CD34EF`; empty when nothing is counted. */
  analyticsId: string
}

/**
 * Stand-ins that the pages are made with. A page is rendered once, at build, and only the server knows
 * where it stands: whoever hands a page out puts the deployment's own values in their place.
 */
export const standIns: Stamps = {
  origin: 'https://origin-of-this-site.invalid',
  analyticsId: 'id-of-the-analytics-property',
}

/** Puts one deployment's values in place of another's, or of the stand-ins. */
export function stamp(text: string, to: Stamps, from: Stamps = standIns): string {
  const stamped = text.replaceAll(from.origin, to.origin)
  return from.analyticsId ? stamped.replaceAll(from.analyticsId, to.analyticsId) : stamped
}
