import { type Consent, consentsOf, fieldsOf, type Question, type Questions } from './fields.ts'

/** Control characters, line separators, bidirectional marks and zero-width blanks: never typed into a one-line field. */
export const UNPRINTABLE =
  /[\p{Cc}\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/u
const UNPRINTABLE_IN_LINES = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u

/** An answer as stored: trimmed, with line breaks as `\n`, which is how browsers count them. */
export function cleanAnswer(typed: string): string {
  return typed.replaceAll('\r\n', '\n').trim()
}

/** Whether an answer is accepted as typed. Line breaks are refused before trimming: `a@b.co\r\nBcc: x` must fail. */
export function isAccepted(question: Question, typed: string, specialties: readonly string[] = []): boolean {
  const { length, rule, optional, isChoice, lines } = question
  const answer = cleanAnswer(typed)
  const isPrintable = lines ? !UNPRINTABLE_IN_LINES.test(answer) : !UNPRINTABLE.test(typed)
  if (!isPrintable) return false
  if (answer === '') return optional === true
  if (isChoice) return specialties.includes(typed)
  const [min, max] = length
  return answer.length >= min && answer.length <= max && (rule?.(answer) ?? true)
}

export interface CheckOptions {
  specialties: readonly string[]
  hasTexts: boolean
}

export interface FieldError {
  field: string
  message: string
  /** The answer has been corrected since; set in the browser only. */
  corrected?: boolean
}

/** The fields with unacceptable answers, in the form's order. `read` returns undefined for a field that was sent twice. */
export function findFieldErrors(
  form: Questions,
  read: (name: string) => string | undefined,
  { specialties, hasTexts }: CheckOptions,
): FieldError[] {
  const isAnswered = (question: Question, typed: string | undefined) =>
    typed !== undefined && isAccepted(question, typed, specialties)
  const isDecided = ({ needs }: Consent, box: string | undefined) =>
    box === '' || (box === 'yes' && (needs === undefined || (read(needs) ?? '').trim() !== ''))
  return [
    ...fieldsOf(form).filter(([name, question]) => !isAnswered(question, read(name))),
    ...consentsOf(form, hasTexts).filter(([name, consent]) => !isDecided(consent, read(name))),
  ].map(([field, { message }]) => ({ field, message }))
}
