import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { MemoryLimit } from './memory-limit.ts'
import { freePort } from './site-under-test.ts'
import { type Part, table } from './table.ts'

/** Milliseconds for installing, building and starting. */
const TIMEOUT = 20 * 60_000

/**
 * Clones the project and runs `npm start` in the clone, until it serves a page, with no more memory than the limit allows.
 * @param root the project's folder; what is not committed is not measured
 * @param limit the limit, or the sentence that says why this machine can hold none
 * @throws {Error} when `npm start` ends, or the kernel had to end a process of it
 */
export async function measureSmallMachine(
  root: string,
  limit: MemoryLimit | string,
  bytes: number,
): Promise<Part> {
  const title = `From a clone to the first page, within ${(bytes / 1e9).toFixed(1)} GB`
  if (typeof limit === 'string') return { title, text: `Skipped. ${limit}` }
  const folder = await mkdtemp(path.join(tmpdir(), 'wellbooked-clone-'))
  const port = await freePort()
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, folder])
  const started = performance.now()
  const [program = '', ...prefix] = limit.prefix
  const child = spawn(program, [...prefix, 'npm', 'start'], {
    cwd: folder,
    // Without the PATH of this project: the clone is to install its own Node.
    env: { ...withoutNpm(root), PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const gone = once(child, 'exit')
  try {
    const peak = watchUse(limit)
    await served(`http://localhost:${port}/`, () => child.exitCode !== null || child.signalCode !== null)
    const seconds = (performance.now() - started) / 1000
    if (limit.killed() > 0) throw new Error(`The kernel has ended ${limit.killed()} processes at the limit.`)
    const rows = [['npm ci, build and start', seconds.toFixed(0), (peak() / 1e6).toFixed(0)]]
    return { title, text: table(['step', 'seconds', 'MB at most, without file cache'], rows) }
  } finally {
    child.kill('SIGTERM')
    await gone
    limit.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

/** @returns a function that ends the watch and returns the most memory that was seen in use, in bytes */
function watchUse(limit: MemoryLimit): () => number {
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, limit.used())
  }, 100)
  return () => {
    clearInterval(timer)
    return most
  }
}

async function served(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + TIMEOUT
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (hasEnded()) throw new Error('"npm start" ended in the clone: see its words above.')
    if (Date.now() > deadline) throw new Error('"npm start" served nothing within 20 minutes.')
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

/** The environment as it was before `npm run` and run.mjs added to it. */
function withoutNpm(root: string): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('npm_') && name !== 'NODE_ENV',
  )
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((one) => !one.startsWith(root))
  return { ...Object.fromEntries(entries), PATH: folders.join(path.delimiter) }
}
