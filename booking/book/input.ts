import { z } from 'zod'
import {
  isArea,
  isEmailAddress,
  isNote,
  isPersonName,
  isPhoneNumber,
  isPracticeName,
} from '../core/answer-rules.ts'
import {
  checkboxIf,
  choice,
  type PostedForm,
  readPostedForm,
  singleValue,
  text,
} from '../form/posted-form.ts'
import { ALTERNATIVE_FIELD, FIELD_MESSAGES } from './labels.ts'
import { CONSENT_NAMES, type ConsentName, FIELD_NAMES, type FieldName } from './props.ts'

/** All answers of the booking form, in its order. */
export const ANSWER_NAMES = [...FIELD_NAMES, ...CONSENT_NAMES]

/**
 * The schema of the booking form's answers. Each field has one message, which says what to do.
 * @param offersTexts whether the form has boxes for texts; without them, their fields are ignored
 */
export function answersSchema(specialties: string[], offersTexts: boolean) {
  return z.object({
    name: text(isPersonName, FIELD_MESSAGES.name),
    practice: text(isPracticeName, FIELD_MESSAGES.practice),
    email: text(isEmailAddress, FIELD_MESSAGES.email),
    phone: text(isPhoneNumber, FIELD_MESSAGES.phone),
    specialty: choice(specialties, FIELD_MESSAGES.specialty),
    area: text(isArea, FIELD_MESSAGES.area),
    note: text(isNote, FIELD_MESSAGES.note).transform((note) => note.replaceAll('\r\n', '\n')),
    reminderTexts: checkboxIf(offersTexts, FIELD_MESSAGES.reminderTexts),
    marketingTexts: checkboxIf(offersTexts, FIELD_MESSAGES.marketingTexts),
  })
}

export interface PostedBooking extends PostedForm<FieldName | ConsentName> {
  start: string | undefined
  zone: string | undefined
}

export function readPostedBooking(form: URLSearchParams): PostedBooking {
  return {
    ...readPostedForm(form, ANSWER_NAMES),
    // The buttons of alternative times override the time the form was opened with.
    start: singleValue(form, form.has(ALTERNATIVE_FIELD) ? ALTERNATIVE_FIELD : 'start'),
    zone: singleValue(form, 'zone'),
  }
}

/** Parses `2026-12-01T15:00:00Z`; null for anything but a UTC instant on a whole second. */
export function readInstant(text: string | undefined): Temporal.Instant | null {
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.000)?)?Z$/.test(text)) return null
  try {
    return Temporal.Instant.from(text)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
