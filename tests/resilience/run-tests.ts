import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inFolder } from '../fixtures/in-folder.ts'
import type { TrialOutcome } from './trial.ts'

const root = path.resolve(import.meta.dirname, '..', '..')

/**
 * Runs test files of `npm test` in full, where `npm test` itself makes fewer repetitions, as a trial: each test is a try,
 * and each that fails a loss. `note` stands for all of them when they pass.
 */
export function runTests(files: readonly string[], note: string): Promise<TrialOutcome> {
  return inFolder(async (folder) => {
    const report = path.join(folder, 'report.json')
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
    const output = ['--reporter=json', `--outputFile=${report}`]
    const { PATH = '', HOME = '' } = process.env
    const child = spawn(process.execPath, [vitest, 'run', ...output, ...files], {
      cwd: root,
      env: { PATH, HOME, TESTS_IN_FULL: '1' },
      stdio: 'ignore',
    })
    await once(child, 'exit')
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
    const lost = Math.max(numFailedTests, numFailedTestSuites)
    return {
      tried: numPassedTests + numFailedTests,
      lost,
      letIn: 0,
      note: lost === 0 ? note : 'See the tests',
    }
  })
}
