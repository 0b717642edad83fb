let held: MouseEvent | undefined

function hold(event: MouseEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  if (event.target instanceof Element && event.target.localName === 'site-editor') return
  event.preventDefault()
  event.stopImmediatePropagation()
  held = event
}

/** Holds a click that comes before it is known which texts can be edited: it would follow a link, or do nothing. */
export const holdClick = (): void => document.addEventListener('click', hold, true)

/** Lets clicks through, and makes the one that was held. */
export function releaseClick(): void {
  document.removeEventListener('click', hold, true)
  held?.target?.dispatchEvent(new MouseEvent('click', held))
}
