import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { freePorts } from '../../scripts/free-port.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const folder = mkdtempSync(path.join(tmpdir(), 'npm-start-'))
const started: ChildProcess[] = []

afterAll(() => {
  for (const { pid } of started) {
    try {
      if (pid) process.kill(-pid, 'SIGKILL')
    } catch {
      // Nothing of the group is left.
    }
  }
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the site by a command, in a group of its own, and waits until it answers. */
async function start(program: string, ...parameters: string[]) {
  const port = await freePorts(1)
  const origin = `http://localhost:${port}`
  // The build's own origin: another one would have it built anew.
  const stamps = readFileSync(path.join(root, 'build', 'site', 'stamps.json'), 'utf8')
  const child = spawn(program, parameters, {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      SITE_ORIGIN: JSON.parse(stamps).origin,
      DATA_DIR: path.join(folder, `data-${port}`),
      LOG_LEVEL: 'warn',
    },
    stdio: 'ignore',
    detached: true,
  })
  started.push(child)
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}.`)
    await wait(100)
  }
  return { child, origin }
}

const answers = (origin: string) =>
  fetch(`${origin}/health`).then(
    () => true,
    () => false,
  )

/** Sends a signal to this one process, as a supervisor does, and waits until the server is gone. */
async function signal({ child, origin }: Awaited<ReturnType<typeof start>>, name: NodeJS.Signals) {
  const gone = once(child, 'exit')
  child.kill(name)
  const [code, endedBy] = await gone
  await expect.poll(() => answers(origin), { timeout: 15_000 }).toBe(false)
  return code ?? endedBy
}

// The shell between npm and the site is ended by the signal that npm sends it, and passes nothing on.
it.skipIf(process.platform === 'win32')('SIGTERM to "npm start" stops the server', async () => {
  expect(await signal(await start('npm', 'start'), 'SIGTERM')).toBe('SIGTERM')
})

it.skipIf(process.platform === 'win32')(
  'SIGTERM to the script behind it stops the server cleanly',
  async () => {
    expect(await signal(await start(process.execPath, 'scripts/run.mjs', 'start'), 'SIGTERM')).toBe(0)
  },
)

it.skipIf(process.platform === 'win32')('the server does not outlive a killed parent', async () => {
  expect(await signal(await start(process.execPath, 'scripts/run.mjs', 'start'), 'SIGKILL')).toBe('SIGKILL')
})
