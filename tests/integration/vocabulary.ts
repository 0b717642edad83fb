import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The schema.org vocabulary from the types of schema-dts: each type with its parents and properties. */
const stated = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts'),
  'utf8',
)

interface Type {
  parents: string[]
  properties: Set<string>
}

const bases = new Map<string, Type>()
for (const [, name = '', parents = '', body = ''] of stated.matchAll(
  /^(?:export )?interface (\w+) extends ([^{]+) \{\n(.*?)^\}/gms,
)) {
  bases.set(name, {
    parents: parents.split(',').map((parent) => parent.trim().replace(/^Partial<(.*)>$/, '$1')),
    properties: new Set([...body.matchAll(/^ {4}"(@?\w+)"\??:/gm)].map(([, property = '']) => property)),
  })
}

/** Whether schema.org has such a type. */
export function isType(name: string): boolean {
  return bases.has(`${name}Leaf`)
}

/** Whether a type or one of its parents has a property. */
export function hasProperty(type: string, property: string): boolean {
  return reaches(`${type}Leaf`, property)
}

function reaches(name: string, property: string): boolean {
  const type = bases.get(name)
  if (!type) return false
  return type.properties.has(property) || type.parents.some((parent) => reaches(parent, property))
}
