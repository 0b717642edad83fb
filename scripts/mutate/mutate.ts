import { hash } from 'node:crypto'
import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node'
import { copyProject } from '../../tests/fixtures/project-copy.ts'
import { type Mutant, mutantsOf, withReports } from './mutants.ts'

const FOLDERS = [
  ...['core', 'calendar', 'book', 'manage', 'messages', 'privacy', 'form'].map((room) => `booking/${room}`),
  ...['website-check/checks', 'app/content/promises', 'server/pages'],
]
/** A mutant may run forever. It is stopped after twice the time of all tests without a change, and counts as killed. */
let limitMs = 60 * 60_000

/** The test files that have run to their end in this run. */
const ended: TestModule[] = []

/** Returns the mutants of a sample, which is the same each time for a seed as long as their lines are. */
function sampleOf(folders: readonly string[], seed: string, size: number): Mutant[] {
  const order = ({ file, start, end, after }: Mutant) => {
    const code = readFileSync(file, 'utf8')
    const line = code.slice(code.lastIndexOf('\n', start), code.indexOf('\n', end))
    return hash('sha256', [seed, file, line, after].join())
  }
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
    .filter((file) => !/\.(test|examples)\.tsx?$/.test(file))
    .flatMap(mutantsOf)
    .map((mutant) => ({ mutant, order: order(mutant) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant)
}

/** Returns the test files that fail; `endless` when they don't end. */
async function failing(vitest: Vitest, tests: TestSpecification[]): Promise<TestSpecification[] | 'endless'> {
  if (tests.length === 0) return []
  let isEndless = false
  const limit = setTimeout(() => {
    isEndless = true
    // The second time it doesn't wait for the workers.
    for (let time = 0; time < 2; time++) void vitest.cancelCurrentRun('keyboard-input')
  }, limitMs)
  vitest.state.clearErrors()
  ended.length = 0
  const { unhandledErrors } = await vitest.runTestSpecifications(tests)
  clearTimeout(limit)
  if (isEndless) return 'endless'
  if (unhandledErrors.length > 0) return tests
  const failed = ended.filter((module) => !module.ok()).map(({ moduleId }) => moduleId)
  // Two workers that fail at once stop the run twice, and the second time may come so late that it stops the next run.
  if (failed.length === 0 && ended.length < tests.length) return failing(vitest, tests)
  return tests.filter(({ moduleId }) => failed.includes(moduleId))
}

/** Returns whether tests fail, and fail again: on a busy machine one may fail by itself. */
async function notice(vitest: Vitest, tests: TestSpecification[]): Promise<boolean> {
  const failed = await failing(vitest, tests)
  return failed === 'endless' || (failed.length > 0 && (await failing(vitest, failed)).length > 0)
}

/** Returns the test files that import any of the files, directly or not. */
async function testsOf(vitest: Vitest, files: readonly string[]): Promise<TestSpecification[]> {
  vitest.config.related = files.map((file) => path.resolve(file))
  return await vitest.getRelevantTestSpecifications()
}

/** Writes a file and lets the next tests read it anew. */
function write(vitest: Vitest, file: string, code: string): void {
  writeFileSync(file, code)
  vitest.invalidateFile(path.resolve(file))
}

/**
 * Returns a function for the test files that reach a mutant's place. What runs while a module loads, or in a process or
 * thread of its own, concerns all test files that import the module.
 * @throws {Error} when the tests fail without a change, because then every change would count as noticed
 */
async function observe(vitest: Vitest, mutants: readonly Mutant[]) {
  const log = path.resolve('reached.log')
  writeFileSync(log, '')
  const originals = new Map(mutants.map(({ file }) => [file, readFileSync(file, 'utf8')]))
  for (const [file, code] of originals) {
    const places = [...mutants.entries()].filter(([, mutant]) => mutant.file === file)
    write(vitest, file, withReports(code, places, log))
  }
  const tests = await testsOf(vitest, [...originals.keys()])
  const started = performance.now()
  // A test that fails by itself on a busy machine stops the others of its run.
  let left = tests
  for (let failed = tests, time = 0; failed.length > 0; time++) {
    if (time > 4)
      throw new Error(`Tests fail before anything is changed: ${failed.map(({ moduleId }) => moduleId)}`)
    failed = [await failing(vitest, left)].flat().filter((test) => test !== 'endless')
    const passed = ended.filter((module) => module.state() === 'passed').map(({ moduleId }) => moduleId)
    left = left.filter(({ moduleId }) => !passed.includes(moduleId))
  }
  limitMs = 2 * (performance.now() - started)
  for (const [file, code] of originals) write(vitest, file, code)
  const lines = new Set(readFileSync(log, 'utf8').split('\n'))
  return async (number: number, { file }: Mutant) =>
    lines.has(`${number} `)
      ? await testsOf(vitest, [file])
      : tests.filter(({ moduleId }) => lines.has(`${number} ${moduleId}`))
}

/**
 * Changes one place at a time in a copy of the project, and prints the changes that its unit tests don't notice, with how
 * many test files reach them. All would take hours, so it takes a sample: `npm run mutate -- --sample 60 --seed 2 booking/core`.
 * A change is tried with the test files that reach its place, the nearest first. Without folders it adds a row to docs/bench.md.
 *
 * It isn't Stryker, whose 10.1.1 starts with Vitest 5 only around two faults: it reads tsconfig.json by an interface that
 * TypeScript 7 no longer has, and its sandbox can't copy links to folders (`tests/fixtures/site`). Around
 * them its first run for the 30 lines of `booking/core/mailbox.ts` took three minutes, and each constant of a module such
 * a run again.
 */
async function mutate(folders: readonly string[], seed: string, size: number): Promise<void> {
  const mutants = sampleOf(folders, seed, size)
  const vitest = await createVitest({
    ...{
      watch: false,
      reporters: [{ onTestModuleEnd: (module) => void ended.push(module) }],
      project: ['shared', 'isolated'],
    },
    ...{ bail: 1, passWithNoTests: true },
  })
  const testsThatReach = await observe(vitest, mutants)
  const survivors: Mutant[] = []
  let unreached = 0
  for (const [number, mutant] of mutants.entries()) {
    const { file, line, start, end, after } = mutant
    const code = readFileSync(file, 'utf8')
    const reaching = await testsThatReach(number, mutant)
    write(vitest, file, code.slice(0, start) + after + code.slice(end))
    const [near = [], far = []] = [true, false].map((isNear) =>
      reaching.filter((test) => isNear === test.moduleId.startsWith(path.resolve(path.dirname(file)))),
    )
    if (!((await notice(vitest, near)) || (await notice(vitest, far)))) {
      survivors.push(mutant)
      if (reaching.length === 0) unreached += 1
      console.log(
        `${file}:${line}: ${oneLine(code.slice(start, end))} → ${oneLine(after)}; ${reaching.length} test files`,
      )
    }
    write(vitest, file, code)
  }
  await vitest.close()
  const share = Math.round((1 - survivors.length / mutants.length) * 100)
  const cells = [new Date().toISOString().slice(0, 10), seed, mutants.length]
  const row = `| ${[...cells, mutants.length - survivors.length, `${share}%`, unreached].join(' | ')} |`
  console.log(row)
  if (folders === FOLDERS) appendFileSync(path.join(root, 'docs', 'bench.md'), `${row}\n`)
  for (const folder of folders) {
    const inFolder = ({ file }: Mutant) => file.startsWith(`${folder}/`)
    const [tried, left] = [mutants.filter(inFolder).length, survivors.filter(inFolder).length]
    if (tried > 0) console.log(`${folder}: ${tried - left} of ${tried} killed`)
  }
}

const oneLine = (code: string) => code.replace(/\s+/g, ' ').slice(0, 90)

const root = path.resolve(import.meta.dirname, '..', '..')
const copy = path.join(root, '.generated', 'mutate')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
})
rmSync(copy, { recursive: true, force: true })
copyProject(copy, { withBuild: false, withTests: true })
process.chdir(copy)
await mutate(positionals.length > 0 ? positionals : FOLDERS, values.seed, Number(values.sample))
rmSync(copy, { recursive: true, force: true })
// Vitest sets it when tests fail.
process.exitCode = 0
