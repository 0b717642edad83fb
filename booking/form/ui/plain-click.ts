import type { MouseEvent } from 'react'

/** A handler for a link that also works by itself: a plain click runs `act`, one with a modifier stays the browser's. */
export function inPlace(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    act()
  }
}
