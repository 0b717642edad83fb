import type { CallState } from '../domain/call-state.ts'
import type { CALL_WORDS } from './call-labels.ts'
import type { CallPageProps } from './call-page.tsx'

/** A call as its page shows it. Times are in words, in the reader's zone. */
export interface CallView {
  /** Of the link that the page was opened with. */
  secret: string
  state: CallState
  /** Whether the link is from the visitor's own e-mail: only then can it be confirmed here. */
  canConfirm: boolean
  isAttending: boolean
  isMoved: boolean
  when: string
  minutes: number
  /** Who takes the call; empty when nobody is named. */
  hosts: string
  /** The video room. */
  joinHref: string
  googleHref: string
  outlookHref: string
  /** The site's page about the call, with how to prepare. */
  prepareHref: string
}

/** A call, the page it is on and the words for its reader. */
export interface ShownCall {
  page: CallPageProps
  call: CallView
  words: typeof CALL_WORDS
}
