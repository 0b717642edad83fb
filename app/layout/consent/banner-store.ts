import { type BannerAction, type BannerState, firstQuestion, reduceBanner } from './banner-state.ts'
import { type ConsentKinds, readConsent, refusesBySignal } from './consent-choice.ts'
import { storeConsent } from './consent-storage.ts'

let state = firstQuestion
const subscribers = new Set<() => void>()

/** The state for `useSyncExternalStore`. The script of every page opens and answers the banner before React is there. */
export const bannerStore = {
  subscribe(notify: () => void) {
    subscribers.add(notify)
    return () => void subscribers.delete(notify)
  },
  current: (): BannerState => state,
}

export function dispatch(action: BannerAction): void {
  state = reduceBanner(state, action)
  for (const notify of subscribers) notify()
}

/** Stores an answer and confirms it. */
export function answer(kinds: ConsentKinds): void {
  storeConsent(kinds)
  dispatch({ type: 'answered', kinds })
}

/** Shows each kind with what is stored. `opener` is the button that was pressed; the focus returns to it. */
export function openChoices(opener: HTMLElement): void {
  dispatch({ type: 'opened', opener, choice: readConsent(), isRefusedBySignal: refusesBySignal() })
}
