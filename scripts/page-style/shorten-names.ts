import { transform } from 'lightningcss'
import { styleCompiler } from '../browsers.ts'
import { namesGiven, namesIn, namesOf, withEachPart } from './names.ts'

interface Styled {
  css: string
  html: string
}

/**
 * Gives a page's utilities names of one or two letters, in its style and on its elements: written out they are a
 * quarter of a document, and say nothing to a browser. Components keep their names, by which scripts find them.
 * @param css a minified style
 * @param html the document without the style
 * @param words what stands in the page's scripts, which may name a class
 * @throws {Error} when the style finds elements by a part of such a name
 */
export function shortenNames({ css, html }: Styled, words: ReadonlySet<string>): Styled {
  if (/\[class[~|^$*]?=/.test(css)) {
    throw new Error(
      'A style looks for a part of a class’s name, which is shortened: give it a class of its own.',
    )
  }
  const [utilities, others] = splitAtUtilities(css)
  const components = namesIn(others)
  const wanted = new Set([...namesIn(utilities)].filter((name) => !components.has(name) && !words.has(name)))
  const taken = new Set([...components, ...namesGiven(html), ...wanted])
  const short = new Map<string, string>()
  for (const name of byFrequency(namesGiven(html).filter((name) => wanted.has(name)))) {
    short.set(name, nextFree(taken))
  }
  return { css: rename(css, short), html: renameOn(html, short) }
}

/** What stands in Tailwind's layer of utilities, and the rest of a style. */
function splitAtUtilities(css: string): [utilities: string, others: string] {
  const start = css.indexOf('@layer utilities{')
  if (start < 0) return ['', css]
  let depth = 0
  for (let at = css.indexOf('{', start); at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] === '}' && --depth === 0)
      return [css.slice(start, at + 1), css.slice(0, start) + css.slice(at + 1)]
  }
  throw new Error('The layer of utilities does not end.')
}

/** The most frequent first, because it saves most. */
function byFrequency(names: readonly string[]): string[] {
  const times = new Map<string, number>()
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1)
  return [...times].sort(([, a], [, b]) => b - a).map(([name]) => name)
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The first of a, b … z, aa, ab … that is not taken; it is then. */
function nextFree(taken: Set<string>): string {
  for (let number = 0; ; number++) {
    const name = inLetters(number)
    if (taken.has(name)) continue
    taken.add(name)
    return name
  }
}

/** A number from 0 as a, b … z, aa, ab … */
const inLetters = (number: number): string =>
  (number < 26 ? '' : inLetters(Math.floor(number / 26) - 1)) + LETTERS[number % 26]

function rename(css: string, short: ReadonlyMap<string, string>): string {
  return transform({
    ...styleCompiler,
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Selector: (selector) =>
        withEachPart(selector, (part) =>
          part.type === 'class' ? { ...part, name: short.get(part.name) ?? part.name } : part,
        ),
    },
  }).code.toString()
}

function renameOn(html: string, short: ReadonlyMap<string, string>): string {
  return html.replace(/(\sclass=")([^"]*)"/g, (whole, attribute, value) => {
    const names = namesOf(value)
    if (!names.some((name) => short.has(name))) return whole
    return `${attribute}${names.map((name) => short.get(name) ?? escaped(name)).join(' ')}"`
  })
}

const escaped = (name: string) =>
  name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
