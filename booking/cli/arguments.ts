import { isPhoneNumber } from '../domain/answer-rules.ts'
import { InvalidUsage, type Typed } from './command.ts'

/** @throws InvalidUsage when it is no id or beginning of one */
export function idArgument({ arguments: { id = '' } }: Typed, name = 'an id'): string {
  if (/^[0-9a-f-]{4,36}$/i.test(id)) return id.toLowerCase()
  throw new InvalidUsage(`"${id}" is not ${name}: use four or more characters of 0-9, a-f and hyphens.`)
}

/** @throws InvalidUsage when it is no plain address */
export function addressArgument({ arguments: { address = '' } }: Typed): string {
  if (isAddress(address)) return address
  throw new InvalidUsage(`"${address}" is not an e-mail address like dana@example.com.`)
}

/**
 * An e-mail address or a phone number, which names a person.
 * @throws InvalidUsage
 */
export function contactArgument({ arguments: { contact = '' } }: Typed): string {
  if (isAddress(contact) || isPhoneNumber(contact)) return contact
  throw new InvalidUsage(
    `"${contact}" is neither an e-mail address like dana@example.com nor a phone number like 212-555-0142.`,
  )
}

function isAddress(address: string): boolean {
  return address.length <= 254 && /^[^\s\p{C}@,;:<>()[\]\\"]+@[^\s\p{C}@,;:<>()[\]\\"]+$/u.test(address)
}

/** @throws InvalidUsage when it is empty or too long for a path */
export function fileArgument(typed: Typed, command: string): string {
  const file = optionalFile(typed, command)
  if (file === undefined) throw new InvalidUsage(`"${command}" needs a file.`)
  return file
}

/** @throws InvalidUsage */
export function optionalFile({ arguments: { file } }: Typed, command: string): string | undefined {
  if (file === undefined || (file.length > 0 && file.length <= 4096 && !file.includes('\0'))) return file
  throw new InvalidUsage(`"${command}" needs the name of a file.`)
}

/**
 * A whole number from 1 to `max`, given as `--<option>`.
 * @throws InvalidUsage
 */
export function numberOption<Default>(typed: Typed, option: string, max: number, otherwise: Default) {
  const text = typed.values[option]
  if (text === undefined) return otherwise
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (number >= 1 && number <= max) return number
  throw new InvalidUsage(`--${option} must be a whole number from 1 to ${max}.`)
}
