import { type Selector, type SelectorComponent, transform } from 'lightningcss'
import { styleCompiler } from './browsers.ts'

const inHead = /<style>([\s\S]*?)<\/style>/

/**
 * A document whose style holds only the rules it uses.
 * @param html a whole document with one style in its head
 * @param fetched text of the scripts that the page runs and of the styles that they fetch
 * @throws {Error} when it has none
 */
export function withPageStyle(html: string, fetched: { scripts: string; styles: string }): string {
  const [tag, css] = inHead.exec(html) ?? []
  if (tag === undefined || css === undefined) throw new Error('A page has no style in its head.')
  const trimmed = trimStyle(css, html.replace(tag, ''), fetched.scripts + fetched.styles)
  return html.replace(tag, () => `<style>${corrected(trimmed)}</style>`)
}

/**
 * Corrects two things in Lightning CSS's output: it repeats some prefixed declarations in every pass, and it drops
 * the media type after `not`, without which browsers just below the oldest supported ones ignore the whole query.
 */
const corrected = (css: string) =>
  css.replace(/(-webkit-[\w-]+:[^;{}]+;)\1+/g, '$1').replaceAll('@media not (', '@media not all and (')

/**
 * Removes from a page's style what the page cannot use: selectors with a class, an id or an element that occurs
 * neither in the document nor in its scripts, selectors for the insides of form fields where it has none, and custom
 * properties that are never read. States, attributes, media queries and at-rules are kept, because a visitor or a
 * script may bring them about.
 * @param css the whole style
 * @param html the document without the style
 * @param scripts text of the page's scripts, which may set classes later, and of the styles they fetch
 * @returns the minified rest
 */
export function trimStyle(css: string, html: string, scripts: string): string {
  const words = scripts.match(/[^\s"'`<>=;,.]+/g) ?? []
  const names = new Set([...classesAndIds(html), ...words])
  const elements = elementsIn(html)
  const hasFields = ['input', 'select', 'textarea', 'progress', 'meter'].some((name) => elements.has(name))
  for (const word of words) elements.add(word)
  const isUsed = (part: SelectorComponent): boolean => {
    switch (part.type) {
      case 'class':
      case 'id':
        return names.has(part.name)
      case 'type':
        return elements.has(part.name.toLowerCase())
      case 'pseudo-element':
        return hasFields || !fieldPart.test('name' in part ? part.name : part.kind)
      case 'pseudo-class':
        // Shadow roots take no style from the document.
        if (part.kind === 'host') return false
        if (part.kind !== 'is' && part.kind !== 'where' && part.kind !== 'has') return true
        return part.selectors.some((inner) => inner.every(isUsed))
      default:
        return true
    }
  }
  const Selector = (selector: Selector) => (selector.every(isUsed) ? undefined : [])
  const trimmed = minify(css, { visitor: { Selector } })
  return minify(trimmed, { unusedSymbols: unreadProperties(trimmed, scripts) })
}

/** The parts that browsers draw inside a field, such as the button of a file or the days of a date. */
const fieldPart = /^(file-selector-button|placeholder|-webkit-(?!details-marker).+)$/

function minify(css: string, options: Pick<Parameters<typeof transform>[0], 'visitor' | 'unusedSymbols'>) {
  const code = Buffer.from(css)
  return transform({ ...styleCompiler, ...options, filename: 'page.css', code, minify: true }).code.toString()
}

/** The names of a document's elements, in lower case. */
const elementsIn = (html: string) =>
  new Set([...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase()))

const classesAndIds = (html: string) =>
  [...html.matchAll(/\s(?:class|id)="([^"]*)"/g)].flatMap(([, names = '']) => unescaped(names).split(/\s+/))

const unescaped = (html: string) =>
  html
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

/** Custom properties that are given a value and never read: by no rule, and by no style that a script brings. */
function unreadProperties(css: string, scripts: string): string[] {
  const given = new Set([...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name))
  const readers = css + scripts
  return [...given].filter((name) => !readers.includes(`var(${name})`) && !readers.includes(`var(${name},`))
}
