import {
  isArea,
  isEmailAddress,
  isNote,
  isPersonName,
  isPhoneNumber,
  isPracticeName,
} from '../domain/answer-rules.ts'
import type { FormRules } from './form/check-fields.ts'
import { FIELD_MESSAGES } from './labels.ts'
import type { ConsentName, FieldName } from './props.ts'

/** How the browser checks the booking form: by the server's rules, in the order of the fields. */
export const BOOKING_RULES: FormRules<FieldName | ConsentName> = {
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
}
