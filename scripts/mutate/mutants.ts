import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

const OPERATORS: Record<string, string> = {
  ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' },
  ...{ '&&': '||', '||': '&&', '??': '&&', '+': '-', '-': '+' },
}
/** Begins a text that only the operator reads. */
const FOR_OPERATOR = /^(new \w*Error|console\.\w+|([\w.]+\.)?log(ger)?\??\.\w+)\(/

/** A place of a file, and what it is changed to. */
export interface Mutant {
  file: string
  line: number
  start: number
  end: number
  after: string
  /** The expression that runs when the place is reached. A statement isn't put in parentheses. */
  reached: { start: number; end: number; isStatement: boolean }
}
type Node = { type: string; start: number; end: number; [field: string]: unknown }

/** Finds every place of a file that can be changed a little, but none in types and in texts for the operator. */
export function mutantsOf(file: string): Mutant[] {
  const code = readFileSync(file, 'utf8')
  const found: Mutant[] = []
  let statement = -1
  const change = ({ start, end }: Node, after: string, reached: Node) => {
    const line = code.slice(0, start).split('\n').length
    const isStatement = reached.start === statement
    found.push({ ...{ file, line, start, end, after }, reached: { ...reached, isStatement } })
  }
  const visit = (node: Node) => {
    if (/^TS(?!As|NonNull|Satisfies)/.test(node.type)) return
    if (/^(Call|New)Expression$/.test(node.type) && FOR_OPERATOR.test(code.slice(node.start, node.end)))
      return
    if (node.type === 'ExpressionStatement') statement = node.start
    const { left, right, operator, value } = node as Node & { left: Node; right: Node; operator: string }
    const other = /^(Binary|Logical)Expression$/.test(node.type) && OPERATORS[operator]
    if (other) {
      const between = code.slice(left.end, right.start).replace(operator, other)
      change(node, code.slice(node.start, left.end) + between + code.slice(right.start, node.end), node)
    }
    if (node.type === 'Literal' && typeof value === 'boolean') change(node, String(!value), node)
    if (node.type === 'Literal' && typeof value === 'number') change(node, String(value + 1), node)
    const leaves = /^\{?\s*(return|throw|continue)\b/.test(
      code.slice((node.consequent as Node)?.start, node.end),
    )
    if (node.type === 'IfStatement' && !node.alternate && leaves) change(node, ';', node.test as Node)
    const isName = (field: string) => field === 'key' && !node.computed
    for (const [field, parts] of Object.entries(node))
      for (const part of [parts].flat())
        if (part && typeof part === 'object' && 'type' in part && !isName(field)) visit(part as Node)
  }
  visit(parseSync(file, code).program as unknown as Node)
  return found
}

/**
 * Returns a file's code that adds a line to `log`, with the mutant's number and the test file, when a place is reached. Without
 * a test that runs, it is the number alone.
 */
export function withReports(code: string, mutants: readonly (readonly [number, Mutant])[], log: string) {
  const inserted = new Map<number, { closes: string; opens: string }>()
  const insert = (place: number, closes: string, opens: string) => {
    const before = inserted.get(place)
    inserted.set(place, { closes: (before?.closes ?? '') + closes, opens: (before?.opens ?? '') + opens })
  }
  for (const [number, { reached }] of mutants) {
    const { start, end, isStatement } = reached
    insert(start, '', isStatement ? `$reached(${number}), ` : `($reached(${number}), `)
    insert(end, isStatement ? '' : ')', '')
  }
  const text = [...inserted]
    .sort(([a], [b]) => b - a)
    .reduce((text, [at, { closes, opens }]) => text.slice(0, at) + closes + opens + text.slice(at), code)
  return `import { appendFileSync as $append } from 'node:fs'
${text}
function $reached(number) {
  const { current, filepath = '' } = globalThis.__vitest_worker__ ?? {}
  // While modules load, it is the test file itself that is current.
  const line = number + ' ' + (current && current !== current.file ? filepath : '') + '\\n'
  const lines = (globalThis.$reachedLines ??= new Set())
  if (!lines.has(line)) $append(${JSON.stringify(log)}, line)
  lines.add(line)
}
`
}
