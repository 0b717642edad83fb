import { type ESTree, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'
import { importsOf, parse, sourceFiles } from './sources.ts'

/** Hooks of React and React Router that only live in a browser. Reading where a page stands is not among them. */
const stateHooks =
  /^use(State|Reducer|Effect|LayoutEffect|InsertionEffect|Ref|Optimistic|ActionState|Transition|DeferredValue|SyncExternalStore|Navigate|Submit|Fetcher|Fetchers|Blocker|Revalidator|BeforeUnload|SearchParams)$/

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

function asksForHydration(program: ESTree.Program): boolean {
  let asks = false
  new Visitor({
    VariableDeclarator(node) {
      if (node.id.type !== 'Identifier' || node.id.name !== 'handle') return
      if (node.init?.type !== 'ObjectExpression') return
      asks ||= node.init.properties.some(
        (property) =>
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          property.key.name === 'hydrate' &&
          property.value.type === 'Literal' &&
          property.value.value === true,
      )
    },
  }).visit(program)
  return asks
}

/** A screen and every component file it reaches other than through an island, which lives in the browser. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const { target, isPackage, typeOnly } of importsOf(file)) {
    if (!isPackage && !typeOnly && target.startsWith('app/') && isStatic(target)) reach(target, seen)
  }
  return seen
}

const isStatic = (file: string) => file.endsWith('.tsx') && !file.endsWith('.island.tsx')

const screens = sourceFiles().filter((file) => file.endsWith('/route.tsx') || file === 'app/root.tsx')

describe('a screen that is not hydrated has nothing that only a browser would run', () => {
  it.each(screens)('%s', (screen) => {
    if (asksForHydration(parse(screen))) return
    const faults = [...reach(screen)].flatMap((file) =>
      livePartsOf(parse(file)).map(
        (part) => `${file} has ${part}, which React would ignore without hydration`,
      ),
    )
    expect(faults).toEqual([])
  })

  it('sees a handler, a state hook and the opting-in line', async () => {
    const { parseSync } = await import('vite')
    const read = (code: string) => parseSync('x.tsx', code).program
    expect(livePartsOf(read('const a = <button onClick={f}>x</button>; useState(1)'))).toEqual([
      'onClick',
      'useState()',
    ])
    expect(asksForHydration(read('export const handle = { hydrate: true }'))).toBe(true)
    expect(asksForHydration(read('export const handle = { hydrate: false }'))).toBe(false)
  })
})
