import type { Audience } from '../domain/settings.ts'
import { FIELD_MESSAGES, LABELS, TITLES, WORDS } from './labels.ts'
import { PATIENT_MESSAGES, PATIENT_TITLES, PATIENT_WORDS } from './patient-labels.ts'

/** The text of the booking widget. */
export interface WidgetWords {
  titles: typeof TITLES
  labels: typeof LABELS
  messages: typeof FIELD_MESSAGES
  words: typeof WORDS
}

const WIDGET_WORDS: Record<Audience, WidgetWords> = {
  practices: { titles: TITLES, labels: LABELS, messages: FIELD_MESSAGES, words: WORDS },
  patients: {
    titles: { ...TITLES, ...PATIENT_TITLES },
    labels: LABELS,
    messages: { ...FIELD_MESSAGES, ...PATIENT_MESSAGES },
    words: { ...WORDS, ...PATIENT_WORDS },
  },
}

export function widgetWords(audience: Audience): WidgetWords {
  return WIDGET_WORDS[audience]
}
