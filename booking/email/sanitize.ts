/** The address cannot be used in a mail. The message leaves the address out, because errors end up in logs. */
export class InvalidAddress extends Error {
  override name = 'InvalidAddress'
  readonly code = 'WRONG_ADDRESS'

  constructor() {
    super(
      'The e-mail address of the booking is not one plain address; correct it by hand or cancel the booking.',
    )
  }
}

/**
 * Hands back `address` when it is exactly one address: no list, no comment, no line break, no quoting.
 * The input schema has checked it before; this stands between a gap there and a mail to somebody else.
 * Throws `InvalidAddress`.
 */
export function soleAddress(address: string): string {
  if (address.length > 254 || !/^[^\s\p{C}@,;:<>()[\]\\"]+@[^\s\p{C}@,;:<>()[\]\\"]+$/u.test(address)) {
    throw new InvalidAddress()
  }
  return address
}

/**
 * The name, when it reads like one, else null. Anybody can have a confirmation sent to any address; a
 * greeting that repeats whatever was typed would let them send that stranger a message with a link in our name.
 */
export function greetableName(name: string): string | null {
  const plain = name.trim().replace(/\s+/g, ' ')
  const letters = /^[\p{L}\p{M}'’.\- ]{1,40}$/u.test(plain) && plain.split(' ').length <= 4
  const linkable = /\.\S/.test(plain)
  return letters && !linkable ? plain : null
}

/** One line of text: control characters and line breaks become spaces. For headers and calendar properties. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
