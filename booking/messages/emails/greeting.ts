import { greetableName } from '../../core/sanitize.ts'

const TITLE = /^(?:dr|doctor|prof|mrs?|ms|mx)\.? /i
/** What follows a comma, and the degrees that doctors type without one. */
const DEGREES = /(?:,.*|\s+(?:M\.?D|D\.?O|D\.?C|N\.?D|N\.?P|P\.?A|R\.?N|PhD|DNP|CRNA)\.?)$/
const INITIAL = /^\p{L}\.?$/u

/** `Hi Robert,`; without a name that is plausible, `Hi,`. */
export function greeting(name: string): string {
  const first = firstName(name)
  return first ? `Hi ${first},` : 'Hi,'
}

/**
 * What to call a visitor who typed this name; null when it isn't plausible as one, because anyone can have a greeting sent
 * to any address. A doctor who gave a title and no first name keeps the title, and so does an initial its last name.
 */
export function firstName(name: string): string | null {
  const plausible = greetableName(name.replace(DEGREES, ''))
  if (!plausible) return null
  const [title = ''] = TITLE.exec(plausible) ?? []
  const words = plausible.slice(title.length).split(' ').map(inUsualCase)
  if (title && words.length === 1) return `${capitalized(title)}${words[0]}`
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
