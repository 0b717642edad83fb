import { spawn } from 'node:child_process'
import path from 'node:path'
import { buildSite } from './build-site.ts'
import { ensureChromium } from './chromium.ts'
import { ensureEngines } from './engines.ts'
import { journeyPort } from './journey-ports.ts'

const root = path.dirname(import.meta.dirname)
const program = (file: string) => path.join(root, 'node_modules', file)

interface Check {
  name: string
  command: string[]
}

const biome: Check = { name: 'Format and lint', command: [program('@biomejs/biome/bin/biome'), 'check', '.'] }
const types: Check = { name: 'Types', command: [program('typescript/bin/tsc'), '--project', root] }
const units: Check = { name: 'Units, races and faults', command: [program('vitest/vitest.mjs'), 'run'] }
const journeys: Check = {
  name: 'Journeys in Chromium',
  command: [program('@playwright/test/cli.js'), 'test', '--config', path.join(root, 'tests', 'e2e')],
}

/**
 * Runs one check with this Node and prints its output when it has ended, so that checks that run side by side stay
 * readable. Resolves to whether it passed.
 */
function run(check: Check): Promise<boolean> {
  console.log(`\n== ${check.name}: started`)
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, check.command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      console.log(`\n== ${check.name}`)
      process.stdout.write(Buffer.concat(output))
      resolve(code === 0)
    })
  })
}

async function runAll(...checks: Check[]): Promise<boolean[]> {
  const results: boolean[] = []
  for (const check of checks) results.push(await run(check))
  return results
}

const started = performance.now()
try {
  // A busy port is found now and not after the unit tests; the journeys inherit the choice.
  await journeyPort()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
process.env.CHROMIUM = ensureChromium()
ensureEngines()
// The build comes first: it writes the fonts and the route types that the other checks read.
await buildSite({ force: false })

// Side by side: the journeys spend a third of their time waiting for the browser, the others for servers.
const results = (await Promise.all([runAll(biome, types, units), runAll(journeys)])).flat()

const passed = results.filter(Boolean).length
console.log(`\nAll checks took ${Math.round((performance.now() - started) / 1000)} s.`)
console.log(`checks: ${passed} passed, ${results.length - passed} failed`)
process.exitCode = passed === results.length ? 0 : 1
