import path from 'node:path'
import { type ESTree, parseSync } from 'vite'
import type { Place, SourceText } from './finding.ts'

/** Local names and the figure each stands for: `goal` for `guarantees.paidTraffic`. */
type Names = Map<string, string>
interface Node {
  type: string
  start: number
}

/**
 * Where figures of the promises file are read, by their full name such as `strategyCall.minutesOnMostPages`.
 * Follows renaming, destructuring and constants that another file exports. A figure handed on inside a function or
 * an object is seen where it is handed on. `sources` are TypeScript files; `home` is the promises file's path.
 */
export function promiseUses(sources: SourceText[], home: string): Map<string, Place[]> {
  const exported = new Map<string, Names>()
  const programs = sources.map((source) => ({ source, program: parseSync(source.file, source.text).program }))
  let uses = new Map<string, Place[]>()
  // Files may come before those they import from: read again until no further exported name turns up.
  for (let known = -1; known !== count(exported); ) {
    known = count(exported)
    uses = new Map()
    for (const { source, program } of programs) readFile(source, program, home, exported, uses)
  }
  return uses
}

function count(exported: Map<string, Names>): number {
  return [...exported.values()].reduce((sum, names) => sum + names.size, 0)
}

function readFile(
  source: SourceText,
  program: ESTree.Program,
  home: string,
  exported: Map<string, Names>,
  uses: Map<string, Place[]>,
): void {
  const names: Names = new Map()
  const add = (name: string, node: Node) => {
    const line = source.text.slice(0, node.start).split('\n').length
    const places = uses.get(name) ?? []
    const text = excerpt(source.text, node.start)
    if (!places.some((one) => 'file' in one && one.file === source.file && one.line === line)) {
      uses.set(name, [...places, { file: source.file, line, text }])
    }
  }
  walk(program as Node, (node) => {
    if (node.type === 'ImportDeclaration') {
      readImport(node as ESTree.ImportDeclaration, source.file, home, exported, names)
      return false
    }
    if (node.type === 'VariableDeclarator') {
      const { id, init } = node as ESTree.VariableDeclarator
      const name = init && nameOf(init as Node, names)
      if (!name) return true
      bind(id as Node, name, names)
      return false
    }
    const name = nameOf(node, names)
    if (name) add(name, node)
    return !name
  })
  publish(program, source.file, names, exported)
}

/** The words around a figure, from its own line. */
function excerpt(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const end = text.indexOf('\n', at)
  const line = text.slice(start, end === -1 ? undefined : end)
  const from = Math.max(0, at - start - 36)
  return `${from > 0 ? '…' : ''}${line.slice(from).trim()}`
}

function readImport(
  node: ESTree.ImportDeclaration,
  file: string,
  home: string,
  exported: Map<string, Names>,
  names: Names,
): void {
  const target = path.posix.join(path.posix.dirname(file), node.source.value)
  for (const one of node.specifiers) {
    if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier') continue
    const name = target === home ? one.imported.name : exported.get(target)?.get(one.imported.name)
    if (name) names.set(one.local.name, name)
  }
}

/** The figure an expression stands for: a known name, or a property of one. */
function nameOf(node: Node, names: Names): string | null {
  if (node.type === 'Identifier') return names.get((node as ESTree.IdentifierReference).name) ?? null
  if (node.type !== 'MemberExpression') return null
  const { object, property, computed } = node as ESTree.MemberExpression
  const owner = computed ? null : nameOf(object as Node, names)
  return owner && property.type === 'Identifier' ? `${owner}.${property.name}` : null
}

/** `const goal = …` and `const { paidTraffic: goal } = …`. */
function bind(pattern: Node, name: string, names: Names): void {
  if (pattern.type === 'Identifier') names.set((pattern as ESTree.BindingIdentifier).name, name)
  if (pattern.type === 'AssignmentPattern')
    bind((pattern as ESTree.AssignmentPattern).left as Node, name, names)
  if (pattern.type !== 'ObjectPattern') return
  for (const part of (pattern as ESTree.ObjectPattern).properties) {
    if (part.type !== 'Property' || part.key.type !== 'Identifier') continue
    bind(part.value as Node, `${name}.${part.key.name}`, names)
  }
}

/** Notes the exported constants that stand for a figure, for the files that import them. */
function publish(program: ESTree.Program, file: string, names: Names, exported: Map<string, Names>): void {
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    if (statement.declaration?.type !== 'VariableDeclaration') continue
    walk(statement.declaration as Node, (node) => {
      const local = node.type === 'VariableDeclarator' ? (node as ESTree.VariableDeclarator).id : null
      const name = local?.type === 'Identifier' ? names.get(local.name) : undefined
      if (name && local?.type === 'Identifier') {
        exported.set(file, (exported.get(file) ?? new Map()).set(local.name, name))
      }
      return true
    })
  }
}

/** Visits a tree, without the keys of objects and members, which are no references. Goes deeper where told to. */
function walk(node: Node, visit: (node: Node) => boolean): void {
  if (!visit(node)) return
  for (const [key, child] of Object.entries(node)) {
    const isKey = (key === 'key' || key === 'property') && !(node as { computed?: boolean }).computed
    if (isKey) continue
    for (const one of Array.isArray(child) ? child : [child]) {
      if (typeof one?.type === 'string') walk(one, visit)
    }
  }
}
