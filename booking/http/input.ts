import { z } from 'zod'
import {
  isEmailAddress,
  isNote,
  isPersonName,
  isPhoneNumber,
  isPracticeName,
} from '../domain/answer-rules.ts'
import { ATTRIBUTION_NAMES } from '../domain/attribution.ts'
import { FIELD_MESSAGES, HONEYPOT_FIELD } from '../ui/labels.ts'
import { type Answers, CONSENT_NAMES, FIELD_NAMES, type FieldError } from '../ui/props.ts'

/** Text that the rule accepts as it was typed, without the blanks around it. */
export function text(accepts: (typed: string) => boolean, message: string) {
  return z
    .string(message)
    .refine(accepts, message)
    .transform((typed) => typed.trim())
}

export function tick(message: string) {
  return z.enum(['', 'yes'], message).transform((value) => value === 'yes')
}

/** The schema of the visitor's answers. Each field has one message, which says what to do. */
export function answersSchema(specialties: string[]) {
  return z.object({
    name: text(isPersonName, FIELD_MESSAGES.name),
    practice: text(isPracticeName, FIELD_MESSAGES.practice),
    email: text(isEmailAddress, FIELD_MESSAGES.email),
    phone: text(isPhoneNumber, FIELD_MESSAGES.phone),
    specialty: z
      .string(FIELD_MESSAGES.specialty)
      .refine((chosen) => specialties.includes(chosen), FIELD_MESSAGES.specialty),
    note: text(isNote, FIELD_MESSAGES.note).transform((note) => note.replaceAll('\r\n', '\n')),
    reminderTexts: tick(FIELD_MESSAGES.reminderTexts),
    marketingTexts: tick(FIELD_MESSAGES.marketingTexts),
  })
}

/** A form as posted: each known field once. A repeated field has no value, and so fails its own check. */
export interface PostedForm {
  key: string | undefined
  start: string | undefined
  zone: string | undefined
  trap: string | undefined
  answers: Record<keyof Answers, string | undefined>
  attribution: URLSearchParams
}

/** Picks the known fields by name. Unknown ones (`__proto__`, `name[]`) are never looked at. */
export function pickFields(form: URLSearchParams): PostedForm {
  const once = (name: string): string | undefined => {
    const values = form.getAll(name)
    return values.length > 1 ? undefined : (values[0] ?? '')
  }
  const answers = Object.fromEntries([...FIELD_NAMES, ...CONSENT_NAMES].map((name) => [name, once(name)]))
  const attribution = new URLSearchParams([...form].filter(([name]) => isAttribution(name)))
  return {
    key: once('key'),
    // A button of the nearest free times carries `instead`; it outranks the time the form was opened with.
    start: form.has('instead') ? once('instead') : once('start'),
    zone: once('zone'),
    trap: once(HONEYPOT_FIELD),
    answers: answers as PostedForm['answers'],
    attribution,
  }
}

export function isAttribution(name: string): boolean {
  return ATTRIBUTION_NAMES.includes(name)
}

/** The answers as they go back into the form after a failed submit, whatever is wrong with them. */
export function answersAsTyped(form: PostedForm): Answers {
  const { answers } = form
  return {
    name: answers.name ?? '',
    practice: answers.practice ?? '',
    email: answers.email ?? '',
    phone: answers.phone ?? '',
    specialty: answers.specialty ?? '',
    note: answers.note ?? '',
    reminderTexts: answers.reminderTexts === 'yes',
    marketingTexts: answers.marketingTexts === 'yes',
  }
}

/** Field troubles in the order of the form, one a field. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const wrong = new Set(error.issues.map((issue) => String(issue.path[0])))
  return [...FIELD_NAMES, ...CONSENT_NAMES]
    .filter((name) => wrong.has(name))
    .map((field) => ({ field, message: FIELD_MESSAGES[field] }))
}

/** Reads `2026-12-01T15:00:00Z`; null for anything but a UTC instant on a whole second. */
export function readInstant(text: string | undefined): Temporal.Instant | null {
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.000)?)?Z$/.test(text)) return null
  try {
    return Temporal.Instant.from(text)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
