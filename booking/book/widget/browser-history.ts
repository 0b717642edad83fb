import type { Step } from '../props.ts'

/** Stored in a history entry, so that Back and Forward move between the steps. */
export interface HistoryState {
  deskStep: Step
  start: number | null
}

export function replaceState(state: HistoryState, href?: string): void {
  window.history.replaceState(state, '', href)
}

/** `onMove`: Back or Forward led to a step. `onRestore`: the back/forward cache has shown a page with old times. */
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
