/**
 * Runs `work` once somebody looks at the page: right away, or when a page that the browser has rendered ahead is
 * shown. Before that nothing may be kept, counted or sent, because the visitor may never come.
 * Right away means now: what waits for a task of its own is lost with a visitor who is already on the way on.
 */
export function onActivate(work: () => void): void {
  const page: Document & { prerendering?: boolean } = document
  if (page.prerendering) page.addEventListener('prerenderingchange', work, { once: true })
  else work()
}
