import { type ConsentKinds, none, readConsent, refusesBySignal } from './consent-choice.ts'
import { storeConsent } from './consent-storage.ts'

/** What the banner shows. */
export interface BannerState {
  /** The first question, each kind by itself, or nothing: after an answer given here, or without one. */
  step: 'question' | 'choices' | 'answered' | 'closed'
  /** The kinds that are checked, or that were allowed. */
  kinds: ConsentKinds
  /** Whether there is an answer already: only then may the visitor leave without giving one. */
  isAnswered: boolean
  /** Whether Global Privacy Control has answered, so that there is nothing to choose. */
  isRefusedBySignal: boolean
  /** How often a button of the page asked for the choices: each time the banner takes the focus. */
  presses: number
  /** Where the focus was before it came into the banner. */
  returnTo: HTMLElement | null
}

/** What the server draws into every page. */
export const firstQuestion: BannerState = {
  step: 'question',
  kinds: none,
  isAnswered: false,
  isRefusedBySignal: false,
  presses: 0,
  returnTo: null,
}

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

export function changeBanner(changed: Partial<BannerState>): void {
  state = { ...state, ...changed }
  for (const notify of subscribers) notify()
}

/** Stores an answer and confirms it. */
export function answer(kinds: ConsentKinds): void {
  storeConsent(kinds)
  changeBanner({ step: 'answered', kinds, isAnswered: true })
}

/** Closes the banner after an answer in another tab, or on a page that the visitor returned from. */
export function leaveAnswered(): void {
  if (!state.isAnswered) changeBanner({ step: 'closed', isAnswered: true })
}

/** Shows each kind with what is stored. `opener` is the button that was pressed; the focus returns to it. */
export function openChoices(opener: HTMLElement): void {
  const asked = { presses: state.presses + 1, returnTo: opener }
  const choice = readConsent()
  // A second press keeps what was checked meanwhile.
  if (state.step === 'choices') changeBanner(asked)
  else
    changeBanner({
      ...asked,
      step: 'choices',
      kinds: choice ?? none,
      isAnswered: choice !== null,
      isRefusedBySignal: refusesBySignal(),
    })
}
