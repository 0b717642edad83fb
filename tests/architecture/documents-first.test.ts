import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'
import { importsOf, parse, root, sourceFiles } from './sources.ts'

/** Hooks of React that only work in a browser. */
const stateHooks =
  /^use(State|Reducer|Effect|LayoutEffect|InsertionEffect|Ref|Optimistic|ActionState|Transition|DeferredValue|SyncExternalStore)$/

/** Event handlers and state hooks of one file, as `onClick` or `useState()`. */
function livePartsOf(program: ESTree.Program): string[] {
  const found: string[] = []
  new Visitor({
    JSXAttribute(node) {
      if (node.name.type === 'JSXIdentifier' && /^on[A-Z]/.test(node.name.name)) found.push(node.name.name)
    },
    CallExpression(node) {
      const name = node.callee.type === 'Identifier' ? node.callee.name : ''
      if (stateHooks.test(name)) found.push(`${name}()`)
    },
  }).visit(program)
  return found
}

/** A file and every component file it reaches, without what belongs to islands. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const { target, isPackage, typeOnly } of importsOf(file)) {
    if (isPackage || typeOnly || !target.startsWith('app/') || target.endsWith('.island.tsx')) continue
    if (target.endsWith('.tsx')) reach(target, seen)
  }
  return seen
}

const pages = sourceFiles().filter((file) => /\/page\.tsx$|-layout\.tsx$/.test(file))
const islands = sourceFiles().filter((file) => file.endsWith('.island.tsx'))
const text = (file: string) => readFileSync(path.join(root, file), 'utf8')

describe('what only a browser runs lives in islands', () => {
  it.each(pages)('%s', (page) => {
    const faults = [...reach(page)].flatMap((file) =>
      livePartsOf(parse(file)).map((part) => `${file} has ${part}, which only an island may have`),
    )
    expect(faults).toEqual([])
  })

  it('sees a handler and a state hook', () => {
    const program = parseSync('x.tsx', 'const a = <button onClick={f}>x</button>; useState(1)').program
    expect(livePartsOf(program)).toEqual(['onClick', 'useState()'])
  })
})

describe('islands', () => {
  it('are rendered under the name of their own file', () => {
    const names = islands.map((file) => path.basename(file, '.island.tsx'))
    expect(new Set(names).size).toBe(names.length)
    const faults = sourceFiles().flatMap((file) =>
      [...text(file).matchAll(/<Island\s+name="([\w-]+)"\s+of=\{(\w+)\}/g)].flatMap(([, name, component]) =>
        new RegExp(`import ${component} from '[^']*/${name}\\.island\\.tsx'`).test(text(file))
          ? []
          : `${file} renders ${component} as "${name}"`,
      ),
    )
    expect(faults).toEqual([])
  })

  it.each(islands)('%s looks nothing up in the document, and counts no ids', (island) => {
    expect(text(island)).not.toMatch(/querySelector|getElementsBy|useId\b/)
  })
})
