/**
 * Runs before the first paint and marks the document of a visitor who is about to be asked, so that consent-place.css
 * keeps room for the banner and nothing moves when it comes. Only a first look at the cookie: consent.ts decides, and
 * gives the room back where nothing is asked after all.
 */
export const reserveRoom =
  '/\\bconsent=/.test(document.cookie)||navigator.globalPrivacyControl||(document.documentElement.dataset.unasked="")'

/**
 * Where consent-banner.ts puts the banner and, after an answer, the notice: in the flow of the page, above the header.
 * It covers nothing at any size or zoom, and neither needs to be moved out of the way of anything.
 */
export function ConsentPlace() {
  return <div id="consent-place" />
}
