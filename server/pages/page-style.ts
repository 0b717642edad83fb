import postcss, { type ChildNode } from 'postcss'

/** What a selector cannot match without. */
interface Needs {
  selector: string
  names: string[]
  elements: string[]
  /** Whether it is for the inside of a form field, such as a placeholder. */
  isInField: boolean
}

const fields = ['input', 'select', 'textarea', 'progress', 'meter']
const fieldPart = /::(file-selector-button|placeholder|-webkit-(?!details-marker))/
const atRulesWithoutSelectors = ['font-face', 'keyframes', 'property']

/** An attribute, a pseudo-class with its arguments or without, a class or id, an element. */
const selectorPart =
  /\[[^\]]*\]|::?[\w-]+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?|[.#]((?:\\.|[\w-])+)|([a-z](?:\\.|[\w-])*)/gi

/** `:where()` and `:is()` with one alternative. Of several, none is needed. */
const oneAlternative = /:(?:where|is)\(((?:[^(),]|\([^(),]*\))*)\)/g

function needsOf(selector: string): Needs {
  const parts = [...selector.replace(oneAlternative, '$1').matchAll(selectorPart)]
  return {
    selector,
    names: parts.flatMap(([, name]) => name?.replace(/\\(.)/g, '$1') ?? []),
    elements: parts.flatMap(([, , element]) => element?.toLowerCase() ?? []),
    isInField: fieldPart.test(selector),
  }
}

/** Classes and elements that the scripts of a document may bring, and custom properties that they read. */
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
 * Drops selectors with a class, id or element that is neither in the document nor in its scripts, and custom properties
 * that nothing reads. States, attributes and media queries stay.
 */
export function trimStyles(styles: readonly string[], html: string, scripts: ScriptNames): string {
  const elements = new Set([...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase()))
  const names = new Set(classesAndIds(html))
  const hasFields = fields.some((name) => elements.has(name))
  const isUsed = (one: Needs) =>
    (hasFields || !one.isInField) &&
    one.names.every((name) => names.has(name) || scripts.has(name)) &&
    one.elements.every((name) => elements.has(name) || scripts.has(name))
  const print = (part: Part): string => {
    if (typeof part === 'string') return part
    if ('parts' in part) {
      const inside = part.parts.map(print).join('')
      return inside && `${part.head}{${inside}}`
    }
    const used = part.needs.filter(isUsed).map(({ selector }) => selector)
    return used.length > 0 ? `${used.join()}{${part.body}}` : ''
  }
  const css = styles.flatMap((style) => read(style).map(print)).join('')
  const isSet = (property: string) => html.includes(`${property}:`) || scripts.has(property)
  return withoutUnread(withoutUnset(css, isSet), scripts.properties)
}

type Part = string | { needs: Needs[]; body: string } | { head: string; parts: Part[] }

const known = new Map<string, Part[]>()

function read(style: string): Part[] {
  const parts =
    known.get(style) ?? postcss.parse(style.replaceAll('@media not (', mediaNot)).nodes.map(partOf)
  known.set(style, parts)
  return parts
}

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') {
    const selectors = node.selectors.filter((one) => !one.endsWith(':host'))
    return { needs: selectors.map(needsOf), body: node.nodes.join(';') }
  }
  if (node.type === 'comment') return ''
  if (node.type === 'decl' || (node.type === 'atrule' && !node.nodes)) return `${node};`
  if (node.type !== 'atrule' || atRulesWithoutSelectors.includes(node.name)) return `${node}`
  return { head: `@${node.name}${node.params && ` ${node.params}`}`, parts: (node.nodes ?? []).map(partOf) }
}

/** Browsers just below the oldest supported ones ignore a `not` without a media type. */
const mediaNot = '@media not all and ('

const classesAndIds = (html: string) =>
  [...html.matchAll(/\s(?:class|id)="([^"]*)"/g)].flatMap(([, names = '']) => unescaped(names).split(/\s+/))

const unescaped = (html: string) =>
  html
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

const propertiesRead = (text: string) =>
  new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))

/** Replaces custom properties that nothing sets by their fallbacks. Tailwind declares its own as `initial`. */
function withoutUnset(css: string, isSetElsewhere: (property: string) => boolean): string {
  const set = new Set([...css.matchAll(/(--[\w-]+):(?!initial)/g)].map(([, name]) => name))
  return css.replace(/var\((--[\w-]+),([^()]*)\)/g, (all, name: string, fallback: string) =>
    set.has(name) || isSetElsewhere(name) ? all : fallback,
  )
}

function withoutUnread(css: string, elsewhere: ReadonlySet<string>): string {
  const here = propertiesRead(css)
  const ifRead = (text: string, name: string) => (here.has(name) || elsewhere.has(name) ? text : '')
  return css
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, ifRead)
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, ifRead)
    .replace(/@layer properties\{@supports [^{]*\{[^{}]*\{\}\}\}/, '')
}
