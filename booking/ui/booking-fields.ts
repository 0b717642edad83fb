import type { Audience } from '../domain/settings.ts'
import type { FieldProps } from './form/field.tsx'
import { TYPING } from './form/typing.ts'
import { AREA_HINT } from './labels.ts'
import { CONTACT_HINT } from './patient-labels.ts'
import { CONSENT_NAMES, type ConsentName, FIELD_NAMES, type FieldName } from './props.ts'

/** What each audience is asked, in the form's order. The server reads no other answer: nothing else can be stored. */
export const ASKED: Record<Audience, readonly (FieldName | ConsentName)[]> = {
  practices: [...FIELD_NAMES, ...CONSENT_NAMES],
  patients: ['name', 'phone', 'email'],
}

interface BookingField extends Omit<FieldProps, 'name' | 'label' | 'value' | 'message'> {
  name: FieldName
}

/** How each field is typed in, by audience: the order is that of the form. */
export const BOOKING_FIELDS: Record<Audience, readonly BookingField[]> = {
  practices: [
    { name: 'name', ...TYPING.name },
    { name: 'practice', ...TYPING.practice },
    { name: 'email', ...TYPING.email },
    { name: 'phone', ...TYPING.phone, minLength: 10, enterKeyHint: 'next' },
    { name: 'specialty', ...TYPING.specialty },
    { name: 'area', ...TYPING.area, hint: AREA_HINT, optional: true },
    { name: 'note', ...TYPING.note, lines: 3, optional: true },
  ],
  patients: [
    { name: 'name', ...TYPING.name },
    { name: 'phone', ...TYPING.phone, enterKeyHint: 'next', hint: CONTACT_HINT, optional: true },
    { name: 'email', ...TYPING.email, enterKeyHint: 'send', optional: true },
  ],
}
