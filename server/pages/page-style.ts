import { transform } from 'lightningcss'
import { styleCompiler } from '../../platform/browsers.ts'

/** Classes and ids that a document's scripts may add, and custom properties that they read. */
export interface ScriptNames {
  has(name: string): boolean
  properties: ReadonlySet<string>
}

/** Returns the names that occur in the text of scripts and styles. */
export function namesIn(scripts: string): ScriptNames {
  // Classes such as `mt-1.5` stand between quotes and spaces, others in selectors such as `.menu-panel`.
  const words = new Set([...matches(scripts, /[^\s"'`]+/g), ...matches(scripts, /[^\s"'`<>=;,.]+/g)])
  // A template such as `cta-${size}` may produce any name with this prefix.
  const beginnings = [...words].flatMap((word) => /^([\w-]+-)\$\{/.exec(word)?.[1] ?? [])
  return {
    has: (name) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning)),
    properties: propertiesRead(scripts),
  }
}

const matches = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? []

/** By page: its versions for different visitors mostly use the same names, and trimming is half the work of such a page. */
const lastTrimmed = new Map<string, { needs: string; trimmed: string }>()

/** Returns the classes and ids of a document, whose attributes React has written. */
const namesOfElements = (html: string) =>
  new Set(
    [...html.matchAll(/ (?:class|id)="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(' '),
    ),
  )

/**
 * Returns a page's style without rules for classes and ids that are neither in the document nor in its scripts, and
 * without custom properties that nothing reads.
 */
function trimStyle(path: string, style: string, html: string, scripts: ScriptNames): string {
  const names = namesOfElements(html)
  const inline = new Set(html.match(/--[\w-]+/g))
  const needs = [...names, ...inline].join(' ')
  const last = lastTrimmed.get(path)
  if (last?.needs === needs) return last.trimmed
  const unused = [...namesOfRules(style)].filter((name) => !names.has(name) && !scripts.has(name))
  const used = without(style, unused)
  const read = propertiesRead(used)
  const unread = propertiesSet(used).filter(
    (name) => !read.has(name) && !scripts.properties.has(name) && !inline.has(name),
  )
  // Browsers just below the oldest supported ones ignore a `not` without a media type.
  const trimmed = without(used, unread).replaceAll('@media not (', '@media not all and (')
  lastTrimmed.set(path, { needs, trimmed })
  return trimmed
}

/** A web font's face. A font of the device has no address. */
const FACE = /@font-face\s*\{[^}]*\burl\([^}]*\}/g
/** In characters. Only home's style is longer; splitting a shorter one brought nothing. */
const LONG_STYLE = 30_000
const NO_NAMES: ScriptNames = { has: () => false, properties: new Set() }

/**
 * Returns a document with its style, trimmed where its scripts' names are known, and the texts of its style elements. Web fonts
 * come last, because their downloads would compete with the document. A long style ends the first section, and the head has
 * what the document uses until there: on a phone with a slow network home's first words come a fifteenth earlier, and its
 * largest a seventh.
 */
export function withStyle(path: string, html: string, style: string, scripts?: ScriptNames) {
  const used = scripts ? trimStyle(path, style, html, scripts) : style
  const fonts = used.match(FACE)?.join('') ?? ''
  const rules = used.replace(FACE, '')
  const end = html.indexOf('</section>', html.indexOf('<main'))
  const isSplit = scripts && rules.length > LONG_STYLE && end > 0
  const head = isSplit ? trimStyle(`${path}#first`, rules, html.slice(0, end), NO_NAMES) : rules
  const body = isSplit ? `${html.slice(0, end)}<style>${rules}</style>${html.slice(end)}` : html
  return {
    html: body
      .replace('</head>', () => `<style>${head}</style></head>`)
      .replace('</body>', () => `<style>${fonts}</style></body>`),
    styles: isSplit ? [head, rules, fonts] : [rules, fonts],
  }
}

function without(style: string, unusedSymbols: string[]): string {
  const code = Buffer.from(style)
  return transform({
    ...styleCompiler,
    filename: 'page.css',
    code,
    minify: true,
    unusedSymbols,
  }).code.toString()
}

/**
 * Returns the classes and ids that a style has rules for. Numbers and colors match too, but no rule has such a name.
 */
const namesOfRules = (style: string) =>
  new Set([...style.matchAll(/[.#]((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')))

const propertiesRead = (text: string) =>
  new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))

const propertiesSet = (style: string) =>
  [...style.matchAll(/[{;](--[\w-]+):|@property (--[\w-]+)/g)].map(
    ([, set, registered]) => set ?? registered ?? '',
  )
