/**
 * A place as four invisible characters at the end of a text: variation selectors that no font has, which neither take room
 * nor change where a line breaks.
 */
const FIRST = 0xe0100
const DIGITS = 200
const START = String.fromCodePoint(FIRST + DIGITS)
const digit = (value: number) => String.fromCodePoint(FIRST + value)

/** Matches every code in a text. */
export const CODES = new RegExp(`${START}([${digit(0)}-${digit(DIGITS - 1)}]{3})`, 'gu')

export const encodePlace = (place: number): string =>
  START + [DIGITS ** 2, DIGITS, 1].map((unit) => digit(Math.floor(place / unit) % DIGITS)).join('')

/** Returns the places that are encoded in a text. */
export function decodePlaces(text: string): number[] {
  return [...text.matchAll(CODES)].map(([, code = '']) => {
    const digits = [...code].map((char) => (char.codePointAt(0) ?? FIRST) - FIRST)
    return digits.reduce((place, one) => place * DIGITS + one, 0)
  })
}

export const withoutCodes = (text: string): string => text.replace(CODES, '')
