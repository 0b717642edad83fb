import { expect, it } from 'vitest'
import { importsOf, sourceFiles } from './sources.ts'

/**
 * Groups of files that import each other in a circle: the strongly connected components of the import graph, by
 * Tarjan's algorithm (SIAM Journal on Computing 1, 1972). Type-only imports count.
 * @param imports for each file, the files it imports
 */
function cyclesIn(imports: ReadonlyMap<string, string[]>): string[][] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []

  function visit(file: string): number {
    const index = order.size
    order.set(file, index)
    stack.push(file)
    let low = index
    for (const target of imports.get(file) ?? []) {
      if (!imports.has(target)) continue
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? low)
    }
    if (low === index) {
      const group = stack.splice(stack.indexOf(file))
      if (group.length > 1) cycles.push(group.sort())
    }
    return low
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return cycles
}

it('no files import each other in a circle, type-only imports included', () => {
  const imports = new Map(
    sourceFiles().map((file) => [
      file,
      importsOf(file).flatMap(({ target, isPackage }) => (isPackage ? [] : [target])),
    ]),
  )
  expect(imports.size).toBeGreaterThan(400)
  expect(cyclesIn(imports)).toEqual([])
})

it('finds a circle of three', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ])
  expect(cyclesIn(imports)).toEqual([['a', 'b', 'c']])
})
