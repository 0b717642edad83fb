import { UNPRINTABLE } from './answer-rules.ts'

/** The address cannot be used in an e-mail. The message omits the address, because errors are logged. */
export class InvalidAddress extends Error {
  override name = 'InvalidAddress'
  readonly code = 'INVALID_ADDRESS'

  constructor() {
    super(
      'The e-mail address of the booking is not one plain address; correct it by hand or cancel the booking.',
    )
  }
}

/**
 * Returns `address` when it is exactly one address: no list, comment, line break or quoting.
 * Second line of defense behind the form's validation, against header injection.
 * @throws InvalidAddress
 */
export function soleAddress(address: string): string {
  if (address.length > 254 || !/^[^\s\p{C}@,;:<>()[\]\\"]+@[^\s\p{C}@,;:<>()[\]\\"]+$/u.test(address)) {
    throw new InvalidAddress()
  }
  return address
}

/**
 * The name if it is plausible, otherwise null. Anybody can have a confirmation sent to any address; a greeting with
 * arbitrary text would let them send strangers a message or a link in our name.
 */
export function greetableName(name: string): string | null {
  const trimmed = name.trim().replace(/\s+/g, ' ')
  const letters = /^[\p{L}\p{M}'’.\- ]{1,40}$/u.test(trimmed) && trimmed.split(' ').length <= 4
  const linkable = /\.\S/.test(trimmed)
  return letters && !linkable ? trimmed : null
}

/** Bidirectional marks and zero-width blanks as well: they would let a name reorder or hide the text beside it. */
const UNPRINTABLES = new RegExp(UNPRINTABLE.source, 'gu')

/** One line of printable text, for headers, calendar properties and answers: line breaks become spaces. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(UNPRINTABLES, '')
    .trim()
}

/** Printable text that keeps its line breaks. */
export function printableLines(text: string): string {
  return text
    .split(/\r\n|[\r\n]/)
    .map(oneLine)
    .join('\n')
    .trim()
}

/** One line of at most `max` characters, for a subject or the title of a calendar entry. */
export function shortLine(text: string, max: number): string {
  const characters = [...oneLine(text)]
  return characters.length <= max ? characters.join('') : `${characters.slice(0, max - 1).join('')}…`
}
