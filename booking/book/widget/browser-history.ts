import type { Step } from '../props.ts'

/** What a history entry stores, so that Back and Forward move between the steps. */
export interface HistoryState {
  deskStep: Step
  start: number | null
}

/** Marks the current entry of the history, and changes its address where one is given. */
export function replaceState(state: HistoryState, href?: string): void {
  window.history.replaceState(state, '', href)
}

/**
 * Calls `onMove` when Back or Forward leads to a step, and `onRestore` when the page returns from the back/forward
 * cache, where its times may be out of date.
 * @returns a function that stops both
 */
export function watchHistory(onMove: (state: HistoryState) => void, onRestore: () => void): () => void {
  const pop = (event: PopStateEvent) => {
    const state = event.state as HistoryState | null
    if (state?.deskStep === 'time' || state?.deskStep === 'details') onMove(state)
  }
  const show = (event: PageTransitionEvent) => {
    if (event.persisted) onRestore()
  }
  window.addEventListener('popstate', pop)
  window.addEventListener('pageshow', show)
  return () => {
    window.removeEventListener('popstate', pop)
    window.removeEventListener('pageshow', show)
  }
}
