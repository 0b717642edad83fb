import { greetableName } from '../../core/sanitize.ts'

const TITLE = /^(?:dr|doctor|prof|mrs?|ms|mx)\.? /i
/** What follows a comma, and what doctors type behind their name without one. */
const DEGREES =
  /(?:\s+(?:M\.?D|D\.?O|D\.?C|N\.?D|N\.?P|P\.?A|R\.?N|PhD|DNP|CRNA|[JS]r|II|III|IV)\.?)*(?:,.*)?$/
const INITIAL = /^\p{L}\.?$/u

/** `Hi Robert,` or `Hi Dr. Hale,`; without a name that is plausible, `Hi,`. */
export function greeting(name: string): string {
  const called = calledName(name)
  return called ? `Hi ${called},` : 'Hi,'
}

/**
 * What to call a visitor who typed this name; null if it isn't plausible, because anyone can have a greeting sent to
 * any address. A typed title is kept with the last name, and so is a first name that is only an initial.
 */
export function calledName(name: string): string | null {
  const plausible = greetableName(name.replace(DEGREES, ''))
  if (!plausible) return null
  const [title = ''] = TITLE.exec(plausible) ?? []
  const words = plausible.slice(title.length).split(' ').map(inUsualCase)
  if (title) return `${capitalized(title)}${words.at(-1)}`
  if (name.includes(',') && words.length === 1) return null // `Hale, Robert`
  return words.slice(0, -1).find((word) => !INITIAL.test(word)) ?? words.join(' ')
}

/** `ROBERT` and `robert` become `Robert`; `McKenzie` and `JR` stay. */
function inUsualCase(word: string): string {
  const isOneCase = word === word.toLowerCase() || (word === word.toUpperCase() && word.length > 2)
  return isOneCase ? capitalized(word) : word
}

function capitalized(word: string): string {
  return word.toLowerCase().replace(/(^|['’-])\p{L}/gu, (start) => start.toUpperCase())
}
