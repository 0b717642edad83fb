/**
 * Renders the sections that `content-visibility.css` skips, one per idle period after the load. Whole-page captures,
 * saved pages, translation and assistive tools then find all of them. At once where the browser restores a scroll
 * position: it would land on estimated heights.
 */
export function renderSkippedSections(): void {
  const skipped = [...document.querySelectorAll<HTMLElement>('main section, body > footer')]
  const renderNext = () => {
    const next = skipped.shift()
    if (!next) return
    next.style.contentVisibility = 'visible'
    whenIdle(renderNext)
  }
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (/reload|back/.test(entry?.type ?? '')) {
    for (const section of skipped) section.style.contentVisibility = 'visible'
  } else if (document.readyState === 'complete') whenIdle(renderNext)
  else addEventListener('load', () => whenIdle(renderNext), { once: true })
}

/** Safari has no `requestIdleCallback`; a short timer lets input and painting go first there. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 30)
}
