let held: MouseEvent | undefined

function hold(event: MouseEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  // A field takes its click at once: repeated, it would not be focused.
  if (event.target instanceof Element && event.target.closest('site-editor, input, select, textarea')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  held = event
}

/** Holds a click made before the editable texts are known, because it would follow a link or do nothing. */
export const holdClick = (): void => document.addEventListener('click', hold, true)

/** Stops holding clicks and repeats the one that was held. */
export function releaseClick(): void {
  document.removeEventListener('click', hold, true)
  held?.target?.dispatchEvent(new MouseEvent('click', held))
}
