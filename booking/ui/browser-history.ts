import type { Step } from './props.ts'

/** What the browser's history remembers of a step, so that Back and Forward move between the steps. */
export interface Place {
  deskStep: Step
  start: number | null
}

/** Adds the place to the history under its own address, which a reload or a copied link leads back to. */
export function enterPlace(place: Place, href: string): void {
  window.history.pushState(place, '', href)
}

/** Marks the entry that the page was loaded with, and gives it another address where it shows another place. */
export function markPlace(place: Place, href?: string): void {
  window.history.replaceState(place, '', href)
}

/** Gives the present entry another address, and leaves its place as it is. */
export function renamePlace(href: string): void {
  window.history.replaceState(window.history.state, '', href)
}

/**
 * Calls `onPlace` when Back or Forward leads to a step, and `onReturn` when the page comes back from the
 * back/forward cache, where it shows the times of whenever it was left.
 * @returns a function that stops both
 */
export function watchBrowser(onPlace: (place: Place) => void, onReturn: () => void): () => void {
  const pop = (event: PopStateEvent) => {
    const place = event.state as Place | null
    if (place?.deskStep === 'time' || place?.deskStep === 'details') onPlace(place)
  }
  const show = (event: PageTransitionEvent) => {
    if (event.persisted) onReturn()
  }
  window.addEventListener('popstate', pop)
  window.addEventListener('pageshow', show)
  return () => {
    window.removeEventListener('popstate', pop)
    window.removeEventListener('pageshow', show)
  }
}
