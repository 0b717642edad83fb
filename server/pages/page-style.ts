import { transform } from 'lightningcss'
import { styleCompiler } from '../../platform/browsers.ts'

/** Classes and ids that the scripts of a document may bring, and custom properties that they read. */
export interface ScriptNames {
  has(name: string): boolean
  properties: ReadonlySet<string>
}

/** Returns what scripts and styles name, given their text. */
export function namesIn(scripts: string): ScriptNames {
  const words = new Set(scripts.match(/[^\s"'`<>=;,.]+/g))
  // `cta-${size}` may be any name that begins so.
  const beginnings = [...words].flatMap((word) => /^([\w-]+-)\$\{/.exec(word)?.[1] ?? [])
  return {
    has: (name) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning)),
    properties: propertiesRead(scripts),
  }
}

/**
 * Drops the rules for classes and ids that are neither in the document (`names`) nor in its scripts, then the custom
 * properties that nothing reads.
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

/** The classes and ids that a style has rules for; numbers and colors among them are no names of any rule. */
const namesOfRules = (style: string) =>
  new Set([...style.matchAll(/[.#]((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')))

const propertiesRead = (text: string) =>
  new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))

const propertiesSet = (style: string) =>
  [...style.matchAll(/[{;](--[\w-]+):|@property (--[\w-]+)/g)].map(
    ([, set, registered]) => set ?? registered ?? '',
  )
