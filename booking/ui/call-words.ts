import type { Audience } from '../domain/settings.ts'
import { CALL_WORDS, CANCEL_WORDS, MOVE_WORDS } from './call-labels.ts'
import { PATIENT_CALL_WORDS, PATIENT_CANCEL_WORDS, PATIENT_MOVE_WORDS } from './patient-labels.ts'

/** The text of the pages of one call. */
export const CALL_WORDS_FOR: Record<Audience, typeof CALL_WORDS> = {
  practices: CALL_WORDS,
  patients: { ...CALL_WORDS, ...PATIENT_CALL_WORDS },
}
export const MOVE_WORDS_FOR: Record<Audience, typeof MOVE_WORDS> = {
  practices: MOVE_WORDS,
  patients: { ...MOVE_WORDS, ...PATIENT_MOVE_WORDS },
}
export const CANCEL_WORDS_FOR: Record<Audience, typeof CANCEL_WORDS> = {
  practices: CANCEL_WORDS,
  patients: { ...CANCEL_WORDS, ...PATIENT_CANCEL_WORDS },
}
