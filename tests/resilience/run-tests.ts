import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inFolder } from '../fixtures/in-folder.ts'
import type { TrialOutcome } from './trial.ts'

const root = path.resolve(import.meta.dirname, '..', '..')

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

/**
 * Runs test files of `npm test` in full, where `npm test` itself makes fewer repetitions, as a trial. Each test that fails
 * is a loss.
 * @param note of all of them when they pass
 * @param repetitions how often the tests do it, all together; without it, each test counts as one try
 */
export function runTests(
  files: readonly string[],
  note: string,
  repetitions?: number,
): Promise<TrialOutcome> {
  return inFolder(async (folder) => {
    const file = path.join(folder, 'report.json')
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
    const output = ['--reporter=json', `--outputFile=${file}`]
    const { PATH = '', HOME = '' } = process.env
    const child = spawn(process.execPath, [vitest, 'run', ...output, ...files], {
      cwd: root,
      env: { PATH, HOME, TESTS_IN_FULL: '1' },
      stdio: 'ignore',
    })
    await once(child, 'exit')
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    const failed = report.testResults.flatMap(({ name, status, assertionResults }) => {
      const titles = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName)
      // A file that fails as a whole, at its import or in a hook.
      return status === 'failed' && titles.length === 0 ? [path.basename(name)] : titles
    })
    return {
      tried: repetitions ?? report.numPassedTests + report.numFailedTests,
      ...{ lost: failed.length, letIn: 0 },
      note: failed.length === 0 ? note : failed.join('; '),
    }
  })
}
