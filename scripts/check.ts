import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Results } from './check-results.ts'

const root = path.dirname(import.meta.dirname)

/** One of the programs that `npm test` runs. */
export interface Check {
  name: string
  /** The program and its parameters, run with this Node. */
  command: string[]
  env?: Record<string, string>
  /** Reads what the program has left behind. */
  results?: () => Results | undefined
}

/** How a check ended. The duration is in milliseconds. */
export interface Outcome {
  name: string
  isPassed: boolean
  duration: number
  output: string
  results: Results | undefined
}

/**
 * Runs one check. Its output is printed when it has failed, at once and whole, so that checks that run side by side
 * stay readable.
 */
function run({ name, command, env, results }: Check): Promise<Outcome> {
  console.log(`${name}: started`)
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      const isPassed = code === 0
      const duration = performance.now() - started
      const output = Buffer.concat(chunks).toString()
      console.log(`${name}: ${isPassed ? 'passed' : 'FAILED'} after ${Math.round(duration / 1000)} s`)
      if (!isPassed) console.log(output)
      resolve({ name, isPassed, duration, output, results: results?.() })
    })
  })
}

/** Runs checks one after the other. */
export async function runInTurn(...checks: Check[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const check of checks) outcomes.push(await run(check))
  return outcomes
}
