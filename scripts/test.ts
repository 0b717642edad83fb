import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { buildSite } from './build.ts'
import { ensureChromium, ensureTestPrograms } from './test-programs.ts'

/** `npm test` runs the journeys beside the other checks and prints the output of failed checks last. */
const root = path.dirname(import.meta.dirname)
const failures: string[] = []

async function runCheck(program: string, ...parameters: string[]): Promise<void> {
  const started = performance.now()
  const file = path.join(root, 'node_modules', program)
  const child = spawn(process.execPath, [file, ...parameters], { cwd: root })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
  const [code] = await once(child, 'close')
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`\n== ${program}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  if (code !== 0) failures.push(`\n== ${program}\n${Buffer.concat(output)}`)
}

// These need no build and run while the programs are installed.
const shortChecks = runCheck('@biomejs/biome/bin/biome', 'check', '.').then(() =>
  runCheck('typescript/bin/tsc'),
)
process.env.CHROMIUM = ensureChromium()
ensureTestPrograms()
await buildSite({ force: false })
await Promise.all([
  shortChecks,
  runCheck('vitest/vitest.mjs', 'run', '--reporter=dot'),
  runCheck('@playwright/test/cli.js', 'test', '--config', 'tests/e2e', '--reporter=dot'),
])
process.exitCode = failures.length === 0 ? 0 : 1
console.log(failures.join('\n') || '\nEvery check has passed.')
