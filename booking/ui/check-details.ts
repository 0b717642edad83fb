import {
  isEmailAddress,
  isNote,
  isPersonName,
  isPhoneNumber,
  isPracticeName,
} from '../domain/answer-rules.ts'
import { FIELD_MESSAGES } from './labels.ts'
import { FIELD_NAMES, type FieldError, type FieldName } from './props.ts'

const ACCEPTS: Record<FieldName, (typed: string) => boolean> = {
  name: isPersonName,
  practice: isPracticeName,
  email: isEmailAddress,
  phone: isPhoneNumber,
  // The list has no other answers than those the server takes.
  specialty: (chosen) => chosen !== '',
  note: isNote,
}

/** Whether the form's answer to a question is one the server takes. A box is right either way. */
function isAccepted(form: HTMLFormElement, name: FieldError['field']): boolean {
  return !isFieldName(name) || ACCEPTS[name](String(new FormData(form).get(name) ?? ''))
}

/**
 * The browser's own look at the fields, in the form's order and words.
 * It saves a round trip; the server checks everything again by the same rules.
 */
export function checkDetails(form: HTMLFormElement): FieldError[] {
  return FIELD_NAMES.filter((name) => !isAccepted(form, name)).map((field) => ({
    field,
    message: FIELD_MESSAGES[field],
  }))
}

/** The fields found wrong, with the one just edited marked if its answer is right now; null if that changes nothing. */
export function markCorrected(
  wrong: FieldError[],
  form: HTMLFormElement,
  edited: string | null,
): FieldError[] | null {
  const found = wrong.find(({ field, corrected }) => field === edited && !corrected)
  if (!found || !isAccepted(form, found.field)) return null
  return wrong.map((other) => (other === found ? { ...found, corrected: true } : other))
}

function isFieldName(name: string): name is FieldName {
  return name in ACCEPTS
}
