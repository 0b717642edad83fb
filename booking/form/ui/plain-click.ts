import type { MouseEvent } from 'react'

/** A link's click handler: a plain click runs `act`, one with a modifier key stays the browser's. */
export function inPlace(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    act()
  }
}
