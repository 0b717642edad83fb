/** A property of Google Analytics, as in app/site-values.ts. An unfilled placeholder doesn't match. */
const PROPERTY = /^G-[A-Z0-9]{4,20}$/

/** The connected property's identifier; empty where nothing counts: none is set, or the page is for patients. */
export function analyticsId(): string {
  const { analytics = '', patient } = document.documentElement.dataset
  return patient === undefined && PROPERTY.test(analytics) ? analytics : ''
}
