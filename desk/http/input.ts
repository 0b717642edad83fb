import { z } from 'zod'
import { ATTRIBUTION_NAMES } from '../domain/attribution.ts'
import { UNPRINTABLE } from '../domain/unprintable.ts'
import { type Answers, CONSENT_NAMES, FIELD_NAMES, type FieldTrouble } from '../screens/props.ts'
import { FIELD_MESSAGES, TRAP_FIELD } from '../screens/words.ts'

const UNPRINTABLE_IN_NOTE = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u

/** Text of one line, checked for line breaks before it is trimmed: `a@b.co\r\nBcc: x` must never pass. */
export function line(least: number, most: number, message: string) {
  return z
    .string(message)
    .refine((text) => !UNPRINTABLE.test(text), message)
    .transform((text) => text.trim())
    .pipe(z.string().min(least, message).max(most, message))
}

export function tick(message: string) {
  return z.enum(['', 'yes'], message).transform((value) => value === 'yes')
}

export function hasPhoneDigits(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return digits >= 7 && digits <= 20
}

/** The schema of the visitor's answers. Each field has one message, which says what to do. */
export function answersSchema(specialties: string[]) {
  return z.object({
    name: line(2, 80, FIELD_MESSAGES.name).refine((text) => /\p{L}/u.test(text), FIELD_MESSAGES.name),
    practice: line(2, 120, FIELD_MESSAGES.practice),
    email: line(6, 254, FIELD_MESSAGES.email).pipe(z.email(FIELD_MESSAGES.email)),
    phone: line(7, 40, FIELD_MESSAGES.phone)
      .refine((text) => /^[-+().\d\s/x]+$/i.test(text), FIELD_MESSAGES.phone)
      .refine(hasPhoneDigits, FIELD_MESSAGES.phone),
    specialty: z
      .string(FIELD_MESSAGES.specialty)
      .refine((text) => specialties.includes(text), FIELD_MESSAGES.specialty),
    note: z
      .string(FIELD_MESSAGES.note)
      .transform((text) => text.replaceAll('\r\n', '\n').trim())
      .refine((text) => text.length <= 1000 && !UNPRINTABLE_IN_NOTE.test(text), FIELD_MESSAGES.note),
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
    trap: once(TRAP_FIELD),
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
export function fieldTroubles(error: z.ZodError): FieldTrouble[] {
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
