/** Control characters, line separators, bidirectional marks and zero-width blanks: never typed into a one-line field. */
export const UNPRINTABLE =
  /[\p{Cc}\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/u

/**
 * Validation of the forms' answers. The server decides; the browser runs the same functions while somebody types,
 * so both always agree.
 */

const UNPRINTABLE_IN_NOTE = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u
const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** One line of `min` to `max` characters. Line breaks are refused before trimming: `a@b.co\r\nBcc: x` must fail. */
export function isLine(text: string, min: number, max: number): boolean {
  const { length } = text.trim()
  return !UNPRINTABLE.test(text) && length >= min && length <= max
}

export function isPersonName(text: string): boolean {
  return isLine(text, 2, 80) && /\p{L}/u.test(text)
}

export function isPracticeName(text: string): boolean {
  return isLine(text, 2, 120)
}

/** A city and a state; may be empty. */
export function isArea(text: string): boolean {
  return isLine(text, 0, 80)
}

export function isEmailAddress(text: string): boolean {
  return isLine(text, 6, 254) && EMAIL.test(text.trim())
}

/** At least 10 digits: a number without its area code can't be called back. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return isLine(text, 10, 40) && /^[-+().\d\s/x]+$/i.test(text) && digits >= 10 && digits <= 20
}

/** Several lines, at most 1,000 characters. Browsers submit a line break as two characters but count it as one. */
export function isNote(text: string): boolean {
  const note = text.replaceAll('\r\n', '\n').trim()
  return note.length <= 1000 && !UNPRINTABLE_IN_NOTE.test(note)
}
