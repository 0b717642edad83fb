import { isEmailAddress } from '../domain/answer-rules.ts'
import { InvalidUsage } from './command.ts'

/** @throws InvalidUsage when it is no id or beginning of one */
export function typedId(text = '', or = ''): string {
  if (/^[0-9a-f-]{4,36}$/i.test(text)) return text.toLowerCase()
  throw new InvalidUsage(`"${text}" is not an id${or}: use four or more characters of 0-9, a-f and hyphens.`)
}

/** @throws InvalidUsage when it is no plain address */
export function typedAddress(text = ''): string {
  if (isEmailAddress(text)) return text
  throw new InvalidUsage(`"${text}" is not an e-mail address like dana@example.com.`)
}
