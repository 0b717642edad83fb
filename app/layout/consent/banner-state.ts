import {
  type ConsentChoice,
  type ConsentKind,
  type ConsentKinds,
  none,
  readConsent,
  refusesBySignal,
} from './consent-choice.ts'
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

type BannerAction =
  | { type: 'opened'; opener: HTMLElement; choice: ConsentChoice | null; isRefusedBySignal: boolean }
  | { type: 'customized' }
  | { type: 'toggled'; kind: ConsentKind }
  | { type: 'answered'; kinds: ConsentKinds }
  /** The answer came from another tab, or from a page that the visitor returned from. */
  | { type: 'answered-elsewhere' }
  | { type: 'closed' }
  | { type: 'focused'; from: HTMLElement | null }

/** What the server draws into every page. */
export const firstQuestion: BannerState = {
  step: 'question',
  kinds: none,
  isAnswered: false,
  isRefusedBySignal: false,
  presses: 0,
  returnTo: null,
}

function reduceBanner(state: BannerState, action: BannerAction): BannerState {
  switch (action.type) {
    case 'opened': {
      const asked = { ...state, presses: state.presses + 1, returnTo: action.opener }
      // A second press keeps what was checked meanwhile.
      if (state.step === 'choices') return asked
      const { choice, isRefusedBySignal } = action
      return {
        ...asked,
        step: 'choices',
        kinds: choice ?? none,
        isAnswered: choice !== null,
        isRefusedBySignal,
      }
    }
    case 'customized':
      return { ...state, step: 'choices' }
    case 'toggled':
      return { ...state, kinds: { ...state.kinds, [action.kind]: !state.kinds[action.kind] } }
    case 'answered':
      return { ...state, step: 'answered', kinds: action.kinds, isAnswered: true }
    case 'answered-elsewhere':
      return state.isAnswered ? state : { ...state, step: 'closed', isAnswered: true }
    case 'closed':
      return { ...state, step: 'closed' }
    case 'focused':
      return { ...state, returnTo: action.from }
  }
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
