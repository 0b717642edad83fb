import { type Atrule, type CssNode, type Declaration, generate, parse, type Rule } from 'css-tree'
import { conditionFeatures, selectorFeatures, type Use, valueFeatures } from './features.ts'
import { lackedBy } from './support.ts'

export interface Fault {
  /** Of the feature that is not understood. */
  name: string
  /** Where it stands, and who does not understand it. */
  text: string
}

/** At-rules whose content describes something and declares no properties of elements. */
const DESCRIPTIVE = ['font-face', 'property', 'page', 'counter-style', 'view-transition']

/**
 * What one of the supported browsers does not understand in a style, and has no other declaration to fall back on.
 * What a positive `@supports` guards is left out: browsers that lack it never read it.
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

/** Those of the features that a browser lacks, as faults of one place. */
function lacking(uses: Use[], place: string): Fault[] {
  return uses.flatMap(({ name, feature }) => {
    const browsers = feature ? lackedBy(feature) : ['no compatibility data']
    return browsers.length > 0 ? [{ name, text: `${name}, in ${place}: ${browsers.join(', ')}` }] : []
  })
}

/** Whether an at-rule asks for support before its content is read; one that asks for its lack guards nothing. */
function isGuard({ name, prelude }: Atrule): boolean {
  return name === 'supports' && prelude !== null && !/\bnot\b/.test(generate(prelude))
}

/** Whether a rule is for what one engine alone draws: the others drop it and lose nothing. */
function isForOneEngine({ prelude }: Rule): boolean {
  const isSpecific = (selector: CssNode) => /:-(webkit|moz)-/.test(generate(selector))
  return prelude.type === 'SelectorList' && [...prelude.children].every(isSpecific)
}

/** A selector that is not understood drops its whole rule, and with it the selectors beside it. */
function selectorFaults({ prelude }: Rule): Fault[] {
  if (prelude.type !== 'SelectorList') return []
  const whole = generate(prelude)
  const selectors = [...prelude.children].map((selector) => lacking(selectorFeatures(selector), whole))
  const dropsOthers = selectors.some((faults) => faults.length === 0)
  return selectors
    .flat()
    .map((fault) => (dropsOthers ? { ...fault, name: `${fault.name} in a list of selectors` } : fault))
}

/** What a rule's declarations use, where no other declaration of the same property stands in. */
function declarationFaults({ prelude, block }: Rule): Fault[] {
  const declarations = [...block.children].filter(
    (child): child is Declaration => child.type === 'Declaration',
  )
  return declarations.flatMap((declaration, index) => {
    const text = generate(declaration)
    const others = declarations.slice(0, index)
    // With var() a value is only found invalid when it is computed, and what was declared before is gone by then.
    if (!text.includes('var(') && others.some((other) => standsIn(other, declaration))) return []
    if (isPrefixed(declaration) && declarations.some((other) => isPrefixOf(declaration, other))) return []
    return lacking(valueFeatures(declaration), `${generate(prelude)} { ${text} }`)
  })
}

/** Whether a declaration is understood where a later one of the same is not. */
function standsIn(earlier: Declaration, later: Declaration): boolean {
  if (isPrefixOf(earlier, later)) return true
  return earlier.property === later.property && lacking(valueFeatures(earlier), '').length === 0
}

const isPrefixed = ({ property }: Declaration) => /^-(webkit|moz)-/.test(property)

const isPrefixOf = (prefixed: Declaration, { property }: Declaration) =>
  isPrefixed(prefixed) && prefixed.property.replace(/^-(webkit|moz)-/, '') === property
