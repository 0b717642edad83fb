import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { buildSite } from './build.ts'
import { ensureChromium } from './test-setup/chromium.ts'
import { ensureEngines } from './test-setup/engines.ts'
import { ensureTestPrograms } from './test-setup/test-programs.ts'

/** `npm test`. The journeys run beside the other checks; each prints its output when it has ended. */
const root = path.dirname(import.meta.dirname)

/** Runs a program of a package. Resolves to whether it has passed. */
async function runCheck(program: string, ...parameters: string[]): Promise<boolean> {
  const started = performance.now()
  const file = path.join(root, 'node_modules', program)
  const child = spawn(process.execPath, [file, ...parameters], { cwd: root })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
  const [code] = await once(child, 'close')
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `\n${Buffer.concat(output)}\n== ${program}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`,
  )
  return code === 0
}

async function runInOrder(...programs: string[][]): Promise<boolean[]> {
  const results: boolean[] = []
  for (const [program = '', ...parameters] of programs) results.push(await runCheck(program, ...parameters))
  return results
}

process.env.CHROMIUM = ensureChromium()
ensureEngines()
ensureTestPrograms()
await buildSite({ force: false })
const results = await Promise.all([
  runInOrder(['vitest/vitest.mjs', 'run', '--reporter=dot']),
  // Shorter, so that both end at about the same time.
  runInOrder(
    ['@playwright/test/cli.js', 'test', '--config', 'tests/e2e', '--reporter=dot'],
    ['@biomejs/biome/bin/biome', 'check', '.'],
    ['typescript/bin/tsc'],
  ),
])
process.exitCode = results.flat().every(Boolean) ? 0 : 1
console.log(process.exitCode === 0 ? '\nEvery check has passed.' : '\nA check has FAILED: see above.')
