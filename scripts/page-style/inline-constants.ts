import { transform } from 'lightningcss'
import { styleCompiler } from '../browsers.ts'

/** The look's values, as Tailwind writes them once for a whole style. */
const theme = /@layer theme\{:root,:host\{([^{}]*)\}/

/** The question whether a browser can mix colors. */
const isMix = /color-mix\(/

/**
 * Puts each value of the look in the place of the custom property that stands for it: shorter, and one step less for
 * every element that a browser computes a style for. Only constants: what is given a second value anywhere, by
 * another rule or by an element, stays a property. So does every property itself, for whoever reads it elsewhere.
 * Fallbacks for browsers that cannot mix colors hold the same color once the mixed ones are constants; the mix goes.
 * @param css a minified style
 * @param html the document without the style
 */
export function inlineConstants(css: string, html: string): string {
  const constants = constantsOf(css, html)
  if (constants.size === 0) return css
  const areConstant = (rules: unknown) => {
    const read = [...JSON.stringify(rules).matchAll(/"ident":"(--[\w-]+)"/g)].map(([, name = '']) => name)
    return read.length > 0 && read.every((name) => constants.has(name))
  }
  return transform({
    ...styleCompiler,
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      VariableExit: ({ name }) => {
        const raw = constants.get(name.ident)
        return raw === undefined ? undefined : { raw }
      },
      Rule: {
        supports: ({ value: { condition, rules } }) =>
          condition.type === 'declaration' && isMix.test(String(condition.value)) && areConstant(rules)
            ? []
            : undefined,
      },
    },
  }).code.toString()
}

/** The theme's properties that have one value, by name; a value that names another constant is resolved. */
function constantsOf(css: string, html: string): Map<string, string> {
  const [, block = ''] = theme.exec(css) ?? []
  const given = [...block.matchAll(/(--[\w-]+):([^;]*)/g)]
  const constants = new Map<string, string>()
  for (const [, name = '', value = ''] of given) {
    if (timesGiven(name, css) === 1 && timesGiven(name, html) === 0) constants.set(name, value)
  }
  // A value may stand for one that stands for another; a theme has no circles.
  for (const [name, value] of constants) {
    const resolve = (text: string): string =>
      text.replace(/var\((--[\w-]+)\)/g, (whole, other) =>
        constants.has(other) ? resolve(constants.get(other) ?? '') : whole,
      )
    constants.set(name, resolve(value))
  }
  return constants
}

/** How often a style or an element gives a property a value. */
const timesGiven = (name: string, text: string) => text.split(new RegExp(`[{;"\\s]${name}:`)).length - 1
