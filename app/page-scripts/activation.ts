/**
 * Runs `work` once somebody looks at the page: at once, or when a page that the browser has rendered ahead is
 * shown. Before that nothing may be kept, counted or sent, because the visitor may never come.
 */
export function whenActive(work: () => void): void {
  const page: Document & { prerendering?: boolean } = document
  if (page.prerendering) page.addEventListener('prerenderingchange', work, { once: true })
  else work()
}
