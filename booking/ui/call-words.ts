import type { Audience } from '../domain/settings.ts'
import { CALL_WORDS, CANCEL_WORDS, MOVE_WORDS } from './call-labels.ts'
import { PATIENT_CALL_WORDS, PATIENT_CANCEL_WORDS, PATIENT_MOVE_WORDS } from './patient-labels.ts'
import { staffWords } from './staff-labels.ts'

/** The text of the pages of one call. */
export interface CallPageWords {
  call: typeof CALL_WORDS
  move: typeof MOVE_WORDS
  cancel: typeof CANCEL_WORDS
}

const VISITOR_WORDS: Record<Audience, CallPageWords> = {
  practices: { call: CALL_WORDS, move: MOVE_WORDS, cancel: CANCEL_WORDS },
  patients: {
    call: { ...CALL_WORDS, ...PATIENT_CALL_WORDS },
    move: { ...MOVE_WORDS, ...PATIENT_MOVE_WORDS },
    cancel: { ...CANCEL_WORDS, ...PATIENT_CANCEL_WORDS },
  },
}

/** @param isStaff whether the page was opened with a link from the agency's, or the clinic's, own e-mail */
export function callPageWords(audience: Audience, isStaff: boolean): CallPageWords {
  const own = VISITOR_WORDS[audience]
  if (!isStaff) return own
  const { call, move, cancel } = staffWords(audience)
  return {
    call: { ...own.call, ...call },
    move: { ...own.move, ...move },
    cancel: { ...own.cancel, ...cancel },
  }
}
