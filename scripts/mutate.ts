import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parseSync } from 'vite'
import { copyProject } from '../tests/fixtures/project-copy.ts'

const FOLDERS = [
  ...['core', 'calendar', 'book', 'manage', 'messages', 'privacy', 'form'].map((room) => `booking/${room}`),
  ...['website-check/checks', 'app/content/promises', 'server/pages'],
]
const OPERATORS: Record<string, string> = {
  ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' },
  ...{ '&&': '||', '||': '&&', '??': '&&', '+': '-', '-': '+' },
}
/** A mutant may run forever. It has ended by then, and counts as killed. */
const LIMIT_MS = 10 * 60_000

interface Mutant {
  file: string
  line: number
  before: string
  after: string
  code: string
}
type Node = { type: string; start: number; end: number; [field: string]: unknown }

/** Finds every place of a file that can be changed a little, but none in types. */
function mutantsOf(file: string): Mutant[] {
  const code = readFileSync(file, 'utf8')
  const found: Mutant[] = []
  const change = ({ start, end }: Node, after: string) =>
    found.push({
      ...{ file, line: code.slice(0, start).split('\n').length, before: code.slice(start, end), after },
      code: code.slice(0, start) + after + code.slice(end),
    })
  const visit = (node: Node) => {
    if (/^TS(?!As|NonNull|Satisfies)/.test(node.type)) return
    const { left, right, operator, value } = node as Node & { left: Node; right: Node; operator: string }
    const other = /^(Binary|Logical)Expression$/.test(node.type) && OPERATORS[operator]
    if (other) {
      const between = code.slice(left.end, right.start).replace(operator, other)
      change(node, code.slice(node.start, left.end) + between + code.slice(right.start, node.end))
    }
    if (node.type === 'Literal' && typeof value === 'boolean') change(node, String(!value))
    if (node.type === 'Literal' && typeof value === 'number') change(node, String(value + 1))
    const leaves = /^\{?\s*(return|throw|continue)\b/.test(
      code.slice((node.consequent as Node)?.start, node.end),
    )
    if (node.type === 'IfStatement' && !node.alternate && leaves) change(node, ';')
    for (const part of Object.values(node).flat())
      if (part && typeof part === 'object' && 'type' in part) visit(part as Node)
  }
  visit(parseSync(file, code).program as unknown as Node)
  return found
}

/**
 * Changes one place at a time in a copy of the project, and prints the changes that its unit tests don't notice. All would
 * take hours, so it takes a sample, which is the same each time: `npm run mutate -- --sample 60 booking/core`.
 *
 * It isn't Stryker, whose 10.1.1 starts with Vitest 5 only around two faults: it reads tsconfig.json by an interface that
 * TypeScript 7 no longer has, and its sandbox can't copy links to folders (`tests/fixtures/site`). Around
 * them its first run for the 30 lines of `booking/core/mailbox.ts` took three minutes, and each constant of a module such
 * a run again.
 * @throws {Error} when the tests fail without a change, because then every change would count as noticed
 */
async function mutate(folders: readonly string[], sample: number): Promise<void> {
  const { folder: cwd } = copyProject(copy, { withBuild: false, withTests: true })
  const vitest = async (...tests: string[]) => {
    const options = ['--bail=1', '--passWithNoTests', '--project=shared', '--project=isolated']
    const args = ['node_modules/vitest/vitest.mjs', ...tests, '--run', ...options]
    // A group of its own, because a worker that runs forever outlives Vitest.
    const run = spawn(process.execPath, args, { cwd, stdio: 'ignore', detached: true })
    const limit = setTimeout(() => process.kill(-Number(run.pid), 'SIGKILL'), LIMIT_MS)
    const [status] = await once(run, 'exit')
    clearTimeout(limit)
    return status === 0
  }
  const order = ({ file, line, before, after }: Mutant) => hash('sha256', [file, line, before, after].join())
  const mutants = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap(mutantsOf)
    .sort((a, b) => (order(a) < order(b) ? -1 : 1))
    .slice(0, sample)
  if (!(await vitest('related', ...new Set(mutants.map(({ file }) => file)))))
    throw new Error('The unit tests fail before anything is changed, so nothing can be said.')
  const survivors: Mutant[] = []
  for (const mutant of mutants) {
    const { file, line, before, after, code } = mutant
    const place = path.join(cwd, file)
    const original = readFileSync(place)
    writeFileSync(place, code)
    // The nearest tests first, because most mutants are killed there.
    if ((await vitest(`${path.dirname(file)}/`)) && (await vitest('related', file))) {
      survivors.push(mutant)
      console.log(`${file}:${line}: ${oneLine(before)} → ${oneLine(after)}`)
    }
    writeFileSync(place, original)
  }
  for (const folder of folders) {
    const inFolder = ({ file }: Mutant) => file.startsWith(`${folder}/`)
    const [tried, left] = [mutants.filter(inFolder).length, survivors.filter(inFolder).length]
    if (tried > 0) console.log(`${folder}: ${tried - left} of ${tried} killed`)
  }
}

const oneLine = (code: string) => code.replace(/\s+/g, ' ').slice(0, 90)

const root = path.dirname(import.meta.dirname)
const copy = path.join(root, '.generated', 'mutate')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '60' } },
})
process.chdir(root)
rmSync(copy, { recursive: true, force: true })
await mutate(positionals.length > 0 ? positionals : FOLDERS, Number(values.sample))
rmSync(copy, { recursive: true, force: true })
