import { transform } from 'lightningcss'
import { styleCompiler } from '../../platform/browsers.ts'

/** Classes and ids that a document's scripts may add, and custom properties that they read. */
export interface ScriptNames {
  has(name: string): boolean
  properties: ReadonlySet<string>
}

/** Returns the names that occur in the text of scripts and styles. */
export function namesIn(scripts: string): ScriptNames {
  const words = new Set(scripts.match(/[^\s"'`<>=;,.]+/g))
  // A template such as `cta-${size}` may produce any name with this prefix.
  const beginnings = [...words].flatMap((word) => /^([\w-]+-)\$\{/.exec(word)?.[1] ?? [])
  return {
    has: (name) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning)),
    properties: propertiesRead(scripts),
  }
}

/**
 * Returns the style without rules for classes and ids that are neither in the document (`names`) nor in its scripts,
 * and without custom properties that nothing reads.
 */
export function trimStyle(
  style: string,
  html: string,
  names: ReadonlySet<string>,
  scripts: ScriptNames,
): string {
  const unused = [...namesOfRules(style)].filter((name) => !names.has(name) && !scripts.has(name))
  const trimmed = without(style, unused)
  const read = propertiesRead(trimmed)
  const unread = propertiesSet(trimmed).filter(
    (name) => !read.has(name) && !scripts.properties.has(name) && !html.includes(name),
  )
  // Browsers just below the oldest supported ones ignore a `not` without a media type.
  return without(trimmed, unread).replaceAll('@media not (', '@media not all and (')
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
