import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { readJourneyResults, readUnitResults } from './check-results.ts'
import { summarize } from './summarize-checks.ts'

const root = path.dirname(import.meta.dirname)
const program = (file: string) => path.join(root, 'node_modules', file)
const folder = temporaryFolder()
const inFolder = (file: string) => path.join(folder, file)

const tests = `
  test('adds', () => expect(1 + 1).toBe(2))
  test('adds wrongly', () => expect(1 + 1).toBe(3))
  test.skip('is skipped', () => {})
`

/** Runs a program on a file of tests and returns its output. */
function run(...command: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    env: { PATH: process.env.PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: inFolder('journeys.json') },
    encoding: 'utf8',
  })
  return stdout + stderr
}

it('reads what Vitest reports, a file that cannot be imported included', () => {
  writeFileSync(inFolder('sum.test.ts'), tests)
  writeFileSync(inFolder('broken.test.ts'), 'throw new Error("no such thing")')
  const report = inFolder('units.json')
  const output = run(
    ...[program('vitest/vitest.mjs'), 'run', '--root', folder, '--globals'],
    ...['--reporter=json', `--outputFile=${report}`],
  )
  const results = readUnitResults(report, folder)
  expect(results, output).toMatchObject({ passed: 1, skipped: 1 })
  expect(results?.failures.map(({ name }) => name).sort()).toEqual([
    'broken.test.ts',
    'sum.test.ts: adds wrongly',
  ])
  const messages = results?.failures.map(({ message }) => message).join('\n')
  expect(messages).toContain('expected 2 to be 3')
  expect(messages).toContain('no such thing')
})

it('reads what Playwright reports', () => {
  const library = JSON.stringify(program('@playwright/test/index.js'))
  writeFileSync(inFolder('sum.spec.cjs'), `const { test, expect } = require(${library})\n${tests}`)
  writeFileSync(
    inFolder('playwright.config.cjs'),
    "module.exports = { testMatch: '*.spec.cjs', projects: [{ name: 'phone' }] }",
  )
  const output = run(program('@playwright/test/cli.js'), 'test', '--reporter=json')
  const results = readJourneyResults(inFolder('journeys.json'))
  expect(results, output).toMatchObject({ passed: 1, skipped: 1 })
  expect(results?.failures.map(({ name }) => name)).toEqual(['sum.spec.cjs [phone]: adds wrongly'])
  expect(results?.failures[0]?.message).toContain('Expected: 3')
})

it('names what Vitest passed at the second try', () => {
  writeFileSync(
    inFolder('late.test.ts'),
    `let tries = 0
    test('adds at last', () => { tries += 1; expect(tries).toBe(2) })
    test('adds', () => expect(1 + 1).toBe(2))`,
  )
  const report = inFolder('late.json')
  const output = run(
    ...[program('vitest/vitest.mjs'), 'run', 'late', '--root', folder, '--globals', '--retry=1'],
    ...['--reporter=json', `--outputFile=${report}`],
  )
  expect(readUnitResults(report, folder), output).toMatchObject({
    passed: 2,
    failures: [],
    flaky: ['late.test.ts: adds at last'],
  })
})

it('names what Playwright passed at the second try', () => {
  const library = JSON.stringify(program('@playwright/test/index.js'))
  writeFileSync(
    inFolder('sum.spec.cjs'),
    `const { test, expect } = require(${library})
    test('adds at last', ({}, { retry }) => expect(retry).toBe(1))`,
  )
  writeFileSync(
    inFolder('playwright.config.cjs'),
    "module.exports = { testMatch: '*.spec.cjs', projects: [{ name: 'phone' }], retries: 1 }",
  )
  const output = run(program('@playwright/test/cli.js'), 'test', '--reporter=json')
  const results = readJourneyResults(inFolder('journeys.json'))
  expect(results, output).toMatchObject({
    passed: 1,
    failures: [],
    flaky: ['sum.spec.cjs [phone]: adds at last'],
  })
})

it('finds no results of a program that ended before its report', () => {
  expect(readUnitResults(inFolder('missing.json'), folder)).toBeUndefined()
  expect(readJourneyResults(inFolder('missing.json'))).toBeUndefined()
})

it('says at the end what failed: tests with their messages, or the last lines of a program', () => {
  const results = {
    passed: 1,
    skipped: 0,
    failures: [{ name: 'sum.test.ts: adds wrongly', message: 'expected 2 to be 3' }],
    flaky: ['sum.spec.ts: adds at last'],
    slowest: [{ name: 'sum.test.ts', duration: 2000 }],
  }
  const passed = { name: 'Types', isPassed: true, duration: 4000, output: 'many lines', results: undefined }
  const units = { name: 'Units', isPassed: false, duration: 9000, output: 'dots', results }
  const lint = { name: 'Lint', isPassed: false, duration: 1000, output: 'a.ts:1 no', results: undefined }
  const said = summarize([passed, units, lint], 14_000)
  expect(said).not.toContain('many lines')
  expect(said.slice(said.indexOf('== Passed at'))).toBe(
    [
      '== Passed at the second try\n  sum.spec.ts: adds at last',
      '== Failed: Units\n  sum.test.ts: adds wrongly\n    expected 2 to be 3',
      '== Failed: Lint\n    a.ts:1 no',
      'All checks took 14 s.\nchecks: 1 passed, 2 failed',
    ].join('\n\n'),
  )
})
