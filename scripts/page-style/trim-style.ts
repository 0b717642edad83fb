import { type Selector, transform } from 'lightningcss'
import { styleCompiler } from '../browsers.ts'
import { namesGiven, namesIn, wordsOf } from './names.ts'

/**
 * Takes out of a page's style what that page cannot use: rules for classes and ids that stand neither in the
 * document nor in the scripts it runs, for the insides of form fields where it has none, and custom properties that
 * nothing reads any more.
 * A rule for several of which one is used is kept whole.
 * @param html the document without the style
 * @param scripts text of the page's scripts, which may set classes later, and of the styles they fetch
 */
export function trimStyle(css: string, html: string, scripts: string): string {
  const used = new Set([...namesGiven(html), ...wordsOf(scripts)])
  const unused = [...namesIn(css)].filter((name) => !used.has(name))
  const trimmed = run(hasFields(html) ? css : withoutFieldParts(css), unused)
  return run(trimmed, unreadProperties(trimmed, scripts))
}

function run(css: string, unusedSymbols: string[]): string {
  return transform({
    ...styleCompiler,
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
  }).code.toString()
}

const hasFields = (html: string) => /<(input|select|textarea|progress|meter)[\s>]/.test(html)

/** The parts that browsers draw inside a field, such as the button of a file or the days of a date. */
const fieldPart = /^(file-selector-button|placeholder|-webkit-(?!details-marker).+)$/

function withoutFieldParts(css: string): string {
  const isOfField = (selector: Selector) =>
    selector.some(
      (part) => part.type === 'pseudo-element' && fieldPart.test('name' in part ? part.name : part.kind),
    )
  return transform({
    ...styleCompiler,
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style: (rule) => (rule.value.selectors.every(isOfField) ? [] : undefined),
      },
    },
  }).code.toString()
}

/** Custom properties that are given a value and never read: by no rule, and by no style that a script brings. */
function unreadProperties(css: string, scripts: string): string[] {
  const given = new Set([...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name))
  const readers = css + scripts
  return [...given].filter((name) => !readers.includes(`var(${name})`) && !readers.includes(`var(${name},`))
}
