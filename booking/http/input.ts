import { z } from 'zod'
import {
  isArea,
  isEmailAddress,
  isNote,
  isPersonName,
  isPhoneNumber,
  isPracticeName,
} from '../domain/answer-rules.ts'
import { FIELD_MESSAGES } from '../ui/labels.ts'
import { CONSENT_NAMES, FIELD_NAMES } from '../ui/props.ts'
import { PUZZLE_FIELD } from '../ui/puzzle.ts'
import { checkboxIf, choice, type PostedForm, readPostedForm, singleValue, text } from './posted-form.ts'

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

export interface PostedBooking extends PostedForm<(typeof ANSWER_NAMES)[number]> {
  start: string | undefined
  zone: string | undefined
  /** The solved puzzle, if the form had one. */
  puzzle: string | undefined
}

export function readPostedBooking(form: URLSearchParams): PostedBooking {
  return {
    ...readPostedForm(form, ANSWER_NAMES),
    // The buttons of alternative times are named `instead`; they override the time the form was opened with.
    start: singleValue(form, form.has('instead') ? 'instead' : 'start'),
    zone: singleValue(form, 'zone'),
    puzzle: singleValue(form, PUZZLE_FIELD),
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
