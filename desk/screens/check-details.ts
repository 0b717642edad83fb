import { CONSENT_NAMES, FIELD_NAMES, type FieldTrouble } from './props.ts'
import { FIELD_MESSAGES } from './words.ts'

/**
 * The browser's own look at the fields (required, lengths, e-mail), in the form's order and words.
 * It saves a round trip; the server checks everything again.
 */
export function checkDetails(form: HTMLFormElement): FieldTrouble[] {
  const wrong: FieldTrouble[] = []
  for (const field of [...FIELD_NAMES, ...CONSENT_NAMES]) {
    const control = form.elements.namedItem(field)
    if (control && 'validity' in control && !(control as HTMLInputElement).validity.valid) {
      wrong.push({ field, message: FIELD_MESSAGES[field] })
    }
  }
  return wrong
}
