/** Writes the missing path to the console, for whoever looks into a broken link. */
export function reportMissingPage(): void {
  if (!document.querySelector('[data-missing-page]')) return
  console.error('404: no page at', location.pathname)
}
