import type { Identifier } from '@mdn/browser-compat-data'
import { type Atrule, type CssNode, type Declaration, generate, walk } from 'css-tree'
import { featureAt, lackedBy } from './support.ts'

/** A feature used by a style, with its compatibility data if there is any. */
export interface Use {
  name: string
  feature: Identifier | undefined
}

const use = (name: string, ...path: string[]): Use => ({ name, feature: featureAt(...path) })

/** The features of a declaration: property, or keywords, units and functions of its value. */
export function valueFeatures({ property, value }: Declaration): Use[] {
  const isCustom = property.startsWith('--')
  const whole = use(property, 'properties', property)
  // If the property is unsupported, so are its values.
  if (!isCustom && (!whole.feature || lackedBy(whole.feature).length > 0)) return [whole]
  const uses: Use[] = []
  // Only values with their own compatibility data.
  const addValue = (key: string) => {
    if (!isCustom && featureAt('properties', property, key))
      uses.push(use(`${property}: ${key}`, 'properties', property, key))
  }
  walk(value, (node) => {
    if (node.type === 'Identifier') addValue(node.name)
    if (node.type === 'Dimension') uses.push(...unitFeatures(node.unit))
    if (node.type === 'Dimension' && property === 'text-decoration') addValue('includes_thickness')
    if (node.type === 'Operator' && node.value === '/' && property === 'content') addValue('alt_text')
    if (node.type === 'Function') uses.push(functionFeature(node.name, property))
  })
  return uses
}

/** Newer units, by prefix or name. */
const UNITS: [unit: RegExp, key: string][] = [
  [/^d(v[whib]|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(v[whib]|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(v[whib]|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^cq/, 'container_query_length_units'],
  [/^(cap|ch|ex|ic|lh|rcap|rch|rex|ric|rlh)$/, '$&'],
]

function unitFeatures(unit: string): Use[] {
  return UNITS.filter(([pattern]) => pattern.test(unit)).map(([pattern, key]) =>
    use(`unit ${unit}`, 'types', 'length', unit.replace(pattern, key)),
  )
}

/** Paths of functions in the data: on their own or below the type of value. */
const FUNCTION_TYPES = ['color', 'gradient', 'image', 'filter-function', 'basic-shape', 'easing-function']

function functionFeature(name: string, property: string): Use {
  const paths = [
    ['types', name],
    ...FUNCTION_TYPES.map((type) => ['types', type, name]),
    ['types', 'transform-function', name],
    ['properties', property, name],
    ['properties', property],
  ]
  const path = paths.find((candidate) => featureAt(...candidate)) ?? []
  return { name: `${name}()`, feature: path.length > 0 ? featureAt(...path) : undefined }
}

/** The features of a selector: pseudo-classes, pseudo-elements and nesting. */
export function selectorFeatures(selector: CssNode): Use[] {
  const uses: Use[] = []
  walk(selector, (node) => {
    if (node.type === 'PseudoClassSelector') uses.push(use(generate(node), 'selectors', node.name))
    if (node.type === 'PseudoElementSelector') uses.push(use(generate(node), 'selectors', node.name))
    if (node.type === 'NestingSelector') uses.push(use('nesting', 'selectors', 'nesting'))
  })
  return uses
}

/** The features of an at-rule and its condition. */
export function conditionFeatures({ name, prelude }: Atrule): Use[] {
  // Keyframes and descriptors are as old as the at-rule.
  const uses = [use(`@${name}`, 'at-rules', name)]
  if (!prelude || name !== 'media') return uses
  walk(prelude, (node) => {
    if (node.type === 'FeatureRange') uses.push(use('media range', 'at-rules', 'media', 'range_syntax'))
    if (node.type === 'Feature') {
      const feature = node.name.replace(/^(min|max)-/, '')
      uses.push(use(`media ${feature}`, 'at-rules', 'media', feature))
    }
  })
  return uses
}
