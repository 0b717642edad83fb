import { formatDollars } from '../dollars.ts'

/** Everything a text can name: `{promises.paidTraffic.withinDays}` is `names.promises.paidTraffic.withinDays`. */
export type Names = Readonly<Record<string, unknown>>

/** `{site.phone.display}` or `{promises.fee.packages.machine as money}`. A name without a dot is filled when the page is shown. */
const NAME = /\{([a-z]\w*(?:\.\w+)+)(?: as (\w+))?\}/gi

/** `{if site.textMessages}…{end if}` and `{if not …}`: words that are there while a name is more than zero and not false. */
const CONDITION = /\{if (not )?(\w+(?:\.\w+)+)\}([\s\S]*?)\{end if\}/g

/** `Until then. {after 2027-01-01} From then on.` A Markdown line's marker, such as `- `, belongs to both texts. */
const AFTER = /^(\s*(?:(?:[-*>]|#+|\d+\.) )?)(.+?)\s*\{after (\d{4}-\d\d-\d\d)\}\s*(.+)$/s

/** An en dash with a word joiner behind it, so that no line breaks within a range. */
const DASH = '–\u2060'

interface Range {
  from: number
  to: number
}

/**
 * How a figure is written: `as money` is $5,000 or $5,000–$15,000, `as dash` 4–6 for labels; without one, 4 to 6. A text
 * can be written `as sentence`, which begins with a capital.
 */
const FORMATS = {
  plain: {
    one: String,
    range: ({ from, to }: Range) => `${from} to ${to}`,
  },
  money: {
    one: formatDollars,
    range: ({ from, to }: Range) => `${formatDollars(from)}${DASH}${formatDollars(to)}`,
  },
  dash: {
    one: String,
    range: ({ from, to }: Range) => `${from}${DASH}${to}`,
  },
} as const

/** What is wrong with a name in a text: a predicate after "it". */
type Predicate = () => string

/** Makes its sentence only when it is shown, because the nearest of a thousand names takes a while to find. */
class NameError extends Error {
  readonly predicate: Predicate
  constructor(predicate: Predicate) {
    super()
    this.predicate = predicate
  }
}

/**
 * Replaces the names in a value and everything in it. A text that is only a name becomes that name's value, of any
 * type; within a list, a list value is spread. The value of a name can contain names itself.
 * @param refuse is called for a name that is unknown or has no value; must throw or report
 */
export function fillNames(
  value: unknown,
  names: Names,
  refuse: (field: readonly PropertyKey[], predicate: Predicate) => void,
  field: readonly PropertyKey[] = [],
): unknown {
  if (Array.isArray(value))
    return value.flatMap((one, index) => {
      const filled = fillNames(one, names, refuse, [...field, index])
      return typeof one === 'string' && Array.isArray(filled) ? filled : [filled]
    })
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, fillNames(one, names, refuse, [...field, key])]),
    )
  if (typeof value !== 'string' || !value.includes('{')) return value
  try {
    return fillText(value, names)
  } catch (error) {
    if (!(error instanceof NameError)) throw error
    refuse(field, error.predicate)
    return value
  }
}

/** @throws {NameError} */
function fillText(text: string, names: Names, depth = 0): unknown {
  if (depth > 5) throw new NameError(() => 'names itself')
  const only = /^\{([a-z]\w*(?:\.\w+)+)\}$/i.exec(text)
  const again = (value: unknown) =>
    fillNames(value, names, (_, predicate) => {
      throw new NameError(predicate)
    })
  if (only) return again(valueAt(only[1] ?? '', names))
  // See `dated.ts`.
  const dated = text.replace(AFTER, '$1\uE000$2\uE001$3\uE001$4\uE002')
  if (dated.includes('{after'))
    throw new NameError(
      () => 'has {after …} wrongly; write it once: Until then. {after 2027-01-01} From then on.',
    )
  const kept = dated.replace(CONDITION, (_, not: string | undefined, name: string, words: string) =>
    Boolean(valueAt(name, names)) === !not ? words : '',
  )
  return kept.replace(NAME, (token, name: string, format = 'plain') => {
    const value = valueAt(name, names)
    if (typeof value === 'string') {
      const filled = String(fillText(value, names, depth + 1))
      return format === 'sentence' ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled
    }
    if (!Object.hasOwn(FORMATS, format))
      throw new NameError(() => `has ${token}; a figure can be written as ${Object.keys(FORMATS).join(', ')}`)
    const { one, range } = FORMATS[format as keyof typeof FORMATS]
    if (typeof value === 'number') return one(value)
    if (isRange(value)) return range(value)
    throw new NameError(
      () =>
        `has ${token}, which is not a figure or a text but a group of ${Object.keys(value as object).join(', ')}`,
    )
  })
}

function valueAt(name: string, names: Names): unknown {
  const value = lookUp(name, names)
  if (value === null || value === '')
    throw new NameError(() => `has {${name}}, which is still empty; fill it in`)
  if (value !== undefined) return value
  throw new NameError(() => {
    const near = nearest(name, leafNames(names))
    const hint = near ? `; the nearest is {${near}}, which is ${JSON.stringify(lookUp(near, names))}` : ''
    return `has {${name}}, a name that doesn’t exist${hint}`
  })
}

const lookUp = (name: string, names: Names): unknown =>
  name
    .split('.')
    .reduce<unknown>((at, key) => (Object.hasOwn(Object(at), key) ? (at as Names)[key] : undefined), names)

/** The names of all values in a tree; of a range, the range itself too. */
export function leafNames(tree: unknown, at = ''): string[] {
  if (typeof tree !== 'object' || tree === null) return [at]
  const within = Object.entries(tree).flatMap(([key, value]) => leafNames(value, at ? `${at}.${key}` : key))
  return isRange(tree) ? [at, ...within] : within
}

const isRange = (value: unknown): value is Range =>
  typeof value === 'object' &&
  value !== null &&
  'from' in value &&
  'to' in value &&
  typeof value.from === 'number' &&
  typeof value.to === 'number'

/** Returns the known word that takes the fewest single-character edits from `word` (Levenshtein); undefined when none is near. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = Math.ceil(word.length / 3) + 1
  for (const one of known) {
    const edits = editsBetween(word.toLowerCase(), one.toLowerCase())
    if (edits < least) [best, least] = [one, edits]
  }
  return best
}

function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, char] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++)
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (char === b[j] ? 0 : 1)))
    row = next
  }
  return row[b.length] ?? 0
}
