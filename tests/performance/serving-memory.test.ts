import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { memoryLimit } from '../../scripts/bench/memory-limit.ts'
import { freePorts } from '../../scripts/free-port.ts'
import { startServer } from '../fixtures/start-server.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const MB = 1_000_000
const root = path.resolve(import.meta.dirname, '..', '..')
const folder = temporaryFolder()

/** Resident memory of a process in bytes. */
function resident(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
}

it.skipIf(process.platform !== 'linux')('the server holds at most 150 MB at rest', async () => {
  const server = await startServer({ DATA_DIR: path.join(folder, 'rest'), LOG_LEVEL: 'warn' })
  try {
    await wait(3000)
    expect(resident(server.process.pid)).toBeLessThan(150 * MB)
  } finally {
    await server.stop()
  }
})

// The whole way from a clone to a served page within 1 GB takes minutes: "npm run bench -- --only=small-machine".
it('starts and serves within a limit of 300 MB', async (context) => {
  const limit = memoryLimit(300 * MB)
  if (typeof limit === 'string') return context.skip(limit)
  const port = await freePorts(1)
  const [shell = '', ...prefix] = limit.prefix
  const child = spawn(shell, [...prefix, process.execPath, 'scripts/run.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: path.join(folder, 'small'), LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  })
  const answered = async () =>
    fetch(`http://localhost:${port}/desk/booking`).then(
      ({ status }) => status,
      () => child.exitCode ?? child.signalCode,
    )
  try {
    await expect.poll(answered, { timeout: 45_000 }).toBe(200)
    expect(limit.killed()).toBe(0)
  } finally {
    const gone = once(child, 'exit')
    if (child.exitCode === null && child.kill()) await gone
    limit.remove()
  }
})
