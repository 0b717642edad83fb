import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** schema.org as the package schema-dts states it in types: each type, what it extends, the properties it adds. */
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

/** Whether things of a type, or of a type above it, have a property. */
export function hasProperty(type: string, property: string): boolean {
  return reaches(`${type}Leaf`, property)
}

function reaches(name: string, property: string): boolean {
  const type = bases.get(name)
  if (!type) return false
  return type.properties.has(property) || type.parents.some((parent) => reaches(parent, property))
}
