import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A test that failed, with the beginning of its message. */
export interface Failure {
  name: string
  message: string
}

/** What a test run left behind. Durations are in milliseconds. */
export interface Results {
  passed: number
  skipped: number
  failures: Failure[]
  /** Names of tests that failed and passed at the second try. */
  flaky: string[]
  slowest: { name: string; duration: number }[]
}

const MAX_SLOW = 5
const MAX_LINES = 12
const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** The first lines of a text without its colors. */
export const shorten = (text: string): string =>
  text.replace(escapes, '').trim().split('\n').slice(0, MAX_LINES).join('\n')

const slowest = <T extends { duration: number }>(all: T[]): T[] =>
  all.sort((one, other) => other.duration - one.duration).slice(0, MAX_SLOW)

const read = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

interface UnitReport {
  testResults: {
    name: string
    message?: string
    status: string
    assertionResults: { fullName: string; status: string; duration?: number; failureMessages?: string[] }[]
  }[]
}

/** Reads the JSON report of Vitest; undefined when there is none, because it ended before. */
export function readUnitResults(file: string, root: string): Results | undefined {
  const report = read(file) as UnitReport | undefined
  if (!report) return undefined
  const results: Results = { passed: 0, skipped: 0, failures: [], flaky: [], slowest: [] }
  const durations: Results['slowest'] = []
  for (const { name, message, status, assertionResults } of report.testResults) {
    const place = path.relative(root, name)
    let duration = 0
    for (const test of assertionResults) {
      duration += test.duration ?? 0
      if (test.status === 'passed') {
        results.passed += 1
        // The messages of its first try.
        if (test.failureMessages?.length) results.flaky.push(`${place}: ${test.fullName}`)
      } else if (test.status === 'failed')
        results.failures.push({
          name: `${place}: ${test.fullName}`,
          message: shorten(test.failureMessages?.join('\n') ?? ''),
        })
      else results.skipped += 1
    }
    // A file that fails as a whole, at its import or in a hook.
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
      results.failures.push({ name: place, message: shorten(message ?? '') })
    durations.push({ name: place, duration })
  }
  return { ...results, slowest: slowest(durations) }
}

interface JourneySuite {
  suites?: JourneySuite[]
  specs?: {
    title: string
    file: string
    tests: {
      projectName: string
      status: string
      results: { duration: number; errors: { message?: string }[] }[]
    }[]
  }[]
}

/** Reads the JSON report of Playwright; undefined when there is none, because it ended before. */
export function readJourneyResults(file: string): Results | undefined {
  const report = read(file) as (JourneySuite & { errors: { message?: string }[] }) | undefined
  if (!report) return undefined
  const results: Results = { passed: 0, skipped: 0, failures: [], flaky: [], slowest: [] }
  const durations: Results['slowest'] = []
  // Errors outside of tests: a server that does not start, a file that cannot be read.
  for (const { message = '' } of report.errors)
    results.failures.push({ name: 'outside of the tests', message: shorten(message) })
  const walk = ({ suites = [], specs = [] }: JourneySuite) => {
    for (const { title, file: place, tests } of specs) {
      for (const { projectName, status, results: runs } of tests) {
        const name = `${place} [${projectName}]: ${title}`
        durations.push({ name, duration: runs.reduce((sum, { duration }) => sum + duration, 0) })
        if (status === 'skipped') results.skipped += 1
        else if (status === 'unexpected') {
          const errors = runs.flatMap((run) => run.errors.map(({ message = '' }) => shorten(message)))
          results.failures.push({ name, message: errors.join('\n') })
        } else {
          results.passed += 1
          if (status === 'flaky') results.flaky.push(name)
        }
      }
    }
    for (const suite of suites) walk(suite)
  }
  walk(report)
  return { ...results, slowest: slowest(durations) }
}
