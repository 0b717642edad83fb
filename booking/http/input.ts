import { z } from 'zod'
import {
  isArea,
  isEmailAddress,
  isNote,
  isPersonName,
  isPhoneNumber,
  isPracticeName,
} from '../domain/answer-rules.ts'
import type { Audience, BookingSettings } from '../domain/settings.ts'
import { ASKED } from '../ui/booking-fields.ts'
import { isOptionalEmail, isPatientPhone } from '../ui/booking-rules.ts'
import { FIELD_MESSAGES } from '../ui/labels.ts'
import { PATIENT_MESSAGES } from '../ui/patient-labels.ts'
import { type ConsentName, type FieldName, NO_ANSWERS } from '../ui/props.ts'
import { PUZZLE_FIELD } from '../ui/puzzle.ts'
import { checkboxIf, choice, type PostedForm, readPostedForm, singleValue, text } from './posted-form.ts'

/**
 * Checks the booking form's answers. Each field has one message, which says what to do. Without boxes for texts their
 * fields are ignored; patients are asked for nothing but how to reach them, and everything else is empty.
 */
export function checkAnswers({ audience, specialties, texts }: BookingSettings, answers: PostedAnswers) {
  return audience === 'patients'
    ? patientSchema(answers.email ?? '').safeParse(answers)
    : practiceSchema(specialties, texts !== undefined).safeParse(answers)
}

/** @param email as typed: without one, the phone number is needed */
function patientSchema(email: string) {
  return z
    .object({
      name: text(isPersonName, PATIENT_MESSAGES.name),
      phone: text((typed) => isPatientPhone(typed, email), PATIENT_MESSAGES.phone),
      email: text(isOptionalEmail, PATIENT_MESSAGES.email),
    })
    .transform((given) => ({ ...NO_ANSWERS, ...given }))
}

function practiceSchema(specialties: string[], offersTexts: boolean) {
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

type PostedAnswers = PostedForm<FieldName | ConsentName>['answers']

export interface PostedBooking extends PostedForm<FieldName | ConsentName> {
  start: string | undefined
  zone: string | undefined
  /** The solved puzzle, if the form had one. */
  puzzle: string | undefined
}

/** Reads what the audience is asked, and nothing else: of patients neither other answers nor where they came from. */
export function readPostedBooking(form: URLSearchParams, audience: Audience): PostedBooking {
  return {
    ...readPostedForm(form, ASKED[audience]),
    ...(audience === 'patients' && { attribution: {} }),
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
