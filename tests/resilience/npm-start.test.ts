import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { freePorts } from '../../scripts/free-port.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const folder = temporaryFolder()
const started: ChildProcess[] = []

afterAll(() => {
  for (const { pid } of started) {
    try {
      if (pid) process.kill(-pid, 'SIGKILL')
    } catch {
      // The group has already exited.
    }
  }
})

/** Starts the site by a command in its own process group and waits until it responds. */
async function start(program: string, ...parameters: string[]) {
  const port = await freePorts(1)
  const origin = `http://localhost:${port}`
  // The build's origin; another one would trigger a build.
  const values = readFileSync(path.join(root, 'build', 'site', 'deployment-values.json'), 'utf8')
  const child = spawn(program, parameters, {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      SITE_ORIGIN: JSON.parse(values).origin,
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

/** Sends a signal to one process, as a supervisor does, and waits until the server has stopped. */
async function signal({ child, origin }: Awaited<ReturnType<typeof start>>, name: NodeJS.Signals) {
  const gone = once(child, 'exit')
  child.kill(name)
  const [code, endedBy] = await gone
  await expect.poll(() => answers(origin), { timeout: 15_000 }).toBe(false)
  return code ?? endedBy
}

// npm's shell is ended by the signal and does not forward it.
it.skipIf(process.platform === 'win32')('SIGTERM to "npm start" stops the server', async () => {
  expect(await signal(await start('npm', 'start'), 'SIGTERM')).toBe('SIGTERM')
})

it.skipIf(process.platform === 'win32')('SIGTERM to its script stops the server cleanly', async () => {
  expect(await signal(await start(process.execPath, 'scripts/run.mjs', 'start'), 'SIGTERM')).toBe(0)
})

it.skipIf(process.platform === 'win32')('the server does not outlive a killed parent', async () => {
  expect(await signal(await start(process.execPath, 'scripts/run.mjs', 'start'), 'SIGKILL')).toBe('SIGKILL')
})
