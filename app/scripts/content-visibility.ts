/**
 * Renders all sections that `content-visibility.css` skips soon after the page has loaded and been painted: whole-page captures, saved
 * pages, translation and assistive tools find all of them, and later scrolling lands on real heights.
 */
export function renderSkippedSections(): void {
  const render = () => {
    for (const section of document.querySelectorAll<HTMLElement>('main section, body > footer'))
      section.style.contentVisibility = 'visible'
  }
  /** A link that led to a place on the page has landed on estimated heights. */
  const land = () => {
    render()
    document.querySelector(':target')?.scrollIntoView()
  }
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isRestored = /reload|back/.test(entry?.type ?? '')
  // At once where a scroll position, an address's target or the keyboard would land on estimated heights.
  if (location.hash && !isRestored) land()
  else if (document.readyState === 'complete' || isRestored) render()
  else {
    addEventListener('hashchange', land, { once: true })
    addEventListener('keydown', render, { once: true })
    // The load may come before the first paint, which must not wait for these sections.
    addEventListener('load', () => setTimeout(render, 300), { once: true })
  }
}
