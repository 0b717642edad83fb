/**
 * Runs `work` once somebody looks at the page: right away, or when a page that the browser has rendered ahead is
 * shown. Before that nothing may be kept, counted or sent, because the visitor may never come.
 * Each piece of work is a task of its own, in the order of the calls: on a slow phone a finger is answered between.
 */
export function whenActive(work: () => void): void {
  const page: Document & { prerendering?: boolean } = document
  if (page.prerendering) page.addEventListener('prerenderingchange', () => setTimeout(work), { once: true })
  else setTimeout(work)
}
