import {
  isArea,
  isEmailAddress,
  isNote,
  isPersonName,
  isPhoneNumber,
  isPracticeName,
} from '../core/answer-rules.ts'
import type { FormRules } from '../form/ui/check-fields.ts'
import type { FieldProps } from '../form/ui/field.tsx'
import { TYPING } from '../form/ui/typing.ts'
import { AREA_HINT, FIELD_MESSAGES } from './labels.ts'
import type { ConsentName, FieldName } from './props.ts'

interface BookingField extends Omit<FieldProps, 'name' | 'label' | 'value' | 'message'> {
  name: FieldName
}

/** How each field of the booking form is typed in, in the form's order. */
export const BOOKING_FIELDS: readonly BookingField[] = [
  { name: 'name', ...TYPING.name },
  { name: 'practice', ...TYPING.practice },
  { name: 'email', ...TYPING.email },
  { name: 'phone', ...TYPING.phone, minLength: 10, enterKeyHint: 'next' },
  { name: 'specialty', ...TYPING.specialty },
  { name: 'area', ...TYPING.area, hint: AREA_HINT, optional: true },
  { name: 'note', ...TYPING.note, lines: 3, optional: true },
]

/** How the browser checks them: by the server's rules, in the order of the fields. */
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
