import { cleanAnswer, isAccepted } from '../core/answers.ts'
import { EMAIL } from '../core/questions.ts'
import { InvalidUsage } from './command.ts'

/** An email address. @throws InvalidUsage */
export function typedAddress(text = ''): string {
  if (isAccepted(EMAIL, [text])) return cleanAnswer(EMAIL, text)
  throw new InvalidUsage(`"${text}" is not an email address like dana@example.com.`)
}

/** The person of `--person`, or the only one of these. @throws InvalidUsage */
export function personOf<Person extends { id: string }>(
  people: readonly Person[],
  typed: string | boolean | undefined,
): Person {
  const [only, ...others] = people
  const person = typed === undefined && others.length === 0 ? only : people.find(({ id }) => id === typed)
  if (person) return person
  throw new InvalidUsage(`Name one with --person: ${people.map(({ id }) => id).join(', ')}.`)
}
