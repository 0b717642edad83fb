import { UNPRINTABLE } from './unprintable.ts'

/**
 * Which answers the forms accept. The server decides by these rules, and the browser applies the same ones
 * while somebody types, so that the two never disagree about a field.
 */

const UNPRINTABLE_IN_NOTE = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u
const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** Text of one line, checked for line breaks before it is trimmed: `a@b.co\r\nBcc: x` must never pass. */
export function isLine(text: string, least: number, most: number): boolean {
  const { length } = text.trim()
  return !UNPRINTABLE.test(text) && length >= least && length <= most
}

export function isPersonName(text: string): boolean {
  return isLine(text, 2, 80) && /\p{L}/u.test(text)
}

export function isPracticeName(text: string): boolean {
  return isLine(text, 2, 120)
}

export function isEmailAddress(text: string): boolean {
  return isLine(text, 6, 254) && EMAIL.test(text.trim())
}

export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return isLine(text, 7, 40) && /^[-+().\d\s/x]+$/i.test(text) && digits >= 7 && digits <= 20
}

/** Several lines. Browsers post line breaks as two characters and count them as one. */
export function isNote(text: string): boolean {
  const note = text.replaceAll('\r\n', '\n').trim()
  return note.length <= 1000 && !UNPRINTABLE_IN_NOTE.test(note)
}
