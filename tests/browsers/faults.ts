import { type Atrule, type CssNode, type Declaration, generate, parse, type Rule } from 'css-tree'
import { conditionFeatures, selectorFeatures, type Use, valueFeatures } from './features.ts'
import { lackedBy } from './support.ts'

export interface Fault {
  /** Name of the unsupported feature. */
  name: string
  /** Its place, and the browsers that do not support it. */
  text: string
}

/** At-rules with descriptors instead of properties. */
const DESCRIPTIVE = ['font-face', 'property', 'page', 'counter-style', 'view-transition']

/**
 * The features of a style that a supported browser lacks, without a fallback declaration. Content of a positive
 * `@supports` rule is not checked.
 */
export function faultsIn(css: string): Fault[] {
  const faults: Fault[] = []
  const visit = (nodes: Iterable<CssNode>) => {
    for (const node of nodes) {
      if (node.type === 'Rule' && !isForOneEngine(node)) {
        faults.push(...selectorFaults(node), ...declarationFaults(node))
        visit(node.block.children)
      }
      if (node.type === 'Atrule' && !isGuard(node)) {
        const head = `@${node.name} ${node.prelude ? generate(node.prelude) : ''}`
        faults.push(...lacking(conditionFeatures(node), head))
        if (node.block && !DESCRIPTIVE.includes(node.name)) visit(node.block.children)
      }
    }
  }
  const sheet = parse(css, { parseCustomProperty: true })
  if (sheet.type === 'StyleSheet') visit(sheet.children)
  return faults
}

/** The unsupported ones of these features. */
function lacking(uses: Use[], place: string): Fault[] {
  return uses.flatMap(({ name, feature }) => {
    const browsers = feature ? lackedBy(feature) : ['no compatibility data']
    return browsers.length > 0 ? [{ name, text: `${name}, in ${place}: ${browsers.join(', ')}` }] : []
  })
}

/** Whether an at-rule is a positive `@supports`; a negated one guards nothing. */
function isGuard({ name, prelude }: Atrule): boolean {
  return name === 'supports' && prelude !== null && !/\bnot\b/.test(generate(prelude))
}

/** Whether a rule is for a vendor-prefixed pseudo-element, which other engines do not need. */
function isForOneEngine({ prelude }: Rule): boolean {
  const isSpecific = (selector: CssNode) => /:-(webkit|moz)-/.test(generate(selector))
  return prelude.type === 'SelectorList' && [...prelude.children].every(isSpecific)
}

/** An unsupported selector invalidates its whole rule, including the other selectors. */
function selectorFaults({ prelude }: Rule): Fault[] {
  if (prelude.type !== 'SelectorList') return []
  const whole = generate(prelude)
  const selectors = [...prelude.children].map((selector) => lacking(selectorFeatures(selector), whole))
  const dropsOthers = selectors.some((faults) => faults.length === 0)
  return selectors
    .flat()
    .map((fault) => (dropsOthers ? { ...fault, name: `${fault.name} in a list of selectors` } : fault))
}

/** Features used by declarations without a fallback for the same property. */
function declarationFaults({ prelude, block }: Rule): Fault[] {
  const declarations = [...block.children].filter(
    (child): child is Declaration => child.type === 'Declaration',
  )
  return declarations.flatMap((declaration, index) => {
    const text = generate(declaration)
    const others = declarations.slice(0, index)
    // A value with var() is only invalid at computed-value time, when earlier declarations no longer apply.
    if (!text.includes('var(') && others.some((other) => standsIn(other, declaration))) return []
    if (isPrefixed(declaration) && declarations.some((other) => isPrefixOf(declaration, other))) return []
    return lacking(valueFeatures(declaration), `${generate(prelude)} { ${text} }`)
  })
}

/** Whether an earlier declaration of the property is a supported fallback. */
function standsIn(earlier: Declaration, later: Declaration): boolean {
  if (isPrefixOf(earlier, later)) return true
  return earlier.property === later.property && lacking(valueFeatures(earlier), '').length === 0
}

const isPrefixed = ({ property }: Declaration) => /^-(webkit|moz)-/.test(property)

const isPrefixOf = (prefixed: Declaration, { property }: Declaration) =>
  isPrefixed(prefixed) && prefixed.property.replace(/^-(webkit|moz)-/, '') === property
