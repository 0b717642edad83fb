/**
 * A place as three invisible characters at the end of a text: variation selectors that no font has, which neither take
 * room nor change where a line breaks.
 */
const FIRST = 0xe0100
const DIGITS = 200
const START = String.fromCodePoint(FIRST + DIGITS)
const digit = (value: number) => String.fromCodePoint(FIRST + value)

export const MOST_PLACES = DIGITS * DIGITS

/** Matches every code in a text. */
export const CODES = new RegExp(`${START}([${digit(0)}-${digit(DIGITS - 1)}]{2})`, 'gu')

export const encodePlace = (place: number): string =>
  START + digit(Math.floor(place / DIGITS) % DIGITS) + digit(place % DIGITS)

/** Returns the places that are encoded in a text. */
export function decodePlaces(text: string): number[] {
  return [...text.matchAll(CODES)].map(([, code = '']) => {
    const [high = 0, low = 0] = [...code].map((char) => (char.codePointAt(0) ?? FIRST) - FIRST)
    return high * DIGITS + low
  })
}

export const withoutCodes = (text: string): string => text.replace(CODES, '')
