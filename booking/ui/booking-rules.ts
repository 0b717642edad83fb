import {
  isArea,
  isEmailAddress,
  isNote,
  isPersonName,
  isPhoneNumber,
  isPracticeName,
} from '../domain/answer-rules.ts'
import type { Audience } from '../domain/settings.ts'
import { widgetWords } from './audience-words.ts'
import type { FormRules } from './form/check-fields.ts'
import { FIELD_MESSAGES } from './labels.ts'
import type { ConsentName, FieldName } from './props.ts'

const isEmpty = (typed: string) => typed.trim() === ''

/** Empty, or an e-mail address. */
export function isOptionalEmail(typed: string): boolean {
  return isEmpty(typed) || isEmailAddress(typed)
}

/** A patient's phone number: empty where there is an e-mail address, valid or not, because one of the two is needed. */
export function isPatientPhone(typed: string, email: string): boolean {
  return isEmpty(typed) ? !isEmpty(email) : isPhoneNumber(typed)
}

/** How the browser checks the booking form: by the server's rules, in the order of the fields. */
export const BOOKING_RULES: Record<Audience, FormRules<FieldName | ConsentName>> = {
  practices: {
    checks: {
      name: isPersonName,
      practice: isPracticeName,
      email: isEmailAddress,
      phone: isPhoneNumber,
      specialty: (chosen) => chosen !== '',
      area: isArea,
      note: isNote,
    },
    messages: FIELD_MESSAGES,
  },
  patients: {
    checks: {
      name: isPersonName,
      phone: (typed, form) => isPatientPhone(typed, String(form.get('email') ?? '')),
      email: isOptionalEmail,
    },
    messages: widgetWords('patients').messages,
    dependents: { email: ['phone'] },
  },
}
