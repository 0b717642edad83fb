import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { currentLoad, describeMachine } from './bench/machine.ts'
import { buildSite } from './build-site.ts'

/**
 * `npm run resilience`: runs the faults and attacks of `tests/resilience/trials` in full, one after the other, and prints
 * what was tried and lost as Markdown for docs/resilience.md. Fails when anything was lost, anybody was let in, or a
 * trial did not run. `npm run resilience -- power disk` runs the trials whose name contains one of the words.
 */
const root = path.dirname(import.meta.dirname)
const words = process.argv.slice(2)
const started = new Date()
const load = currentLoad()
await buildSite({ force: false })

const folder = mkdtempSync(path.join(tmpdir(), 'trials-'))
const report = path.join(folder, 'table.md')
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--config', 'tests/resilience/vitest.config.ts'],
  {
    cwd: root,
    env: { ...process.env, TRIALS_REPORT: report, TRIALS_WORDS: words.join(' ') },
    stdio: 'inherit',
  },
)

const command = ['npm run resilience', ...(words.length > 0 ? ['--', ...words] : [])].join(' ')
console.log(`\n${describeMachine(undefined, started, command, load)}`)
console.log(`- Duration: ${Math.ceil((Date.now() - started.getTime()) / 60_000)} minutes\n`)
if (existsSync(report)) console.log(readFileSync(report, 'utf8'))
rmSync(folder, { recursive: true })
process.exitCode = status === 0 ? 0 : 1
