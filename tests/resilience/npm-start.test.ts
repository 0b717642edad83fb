import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { freePorts } from '../../scripts/free-port.ts'
import { groupMembers } from '../fixtures/group-members.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { inBrief } from '../in-brief.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const folder = temporaryFolder()
const started: ChildProcess[] = []
const onWindows = process.platform === 'win32'

afterAll(() => {
  for (const { pid } of started) {
    try {
      if (pid) process.kill(-pid, 'SIGKILL')
    } catch {
      // The group has already exited.
    }
  }
})

/** Starts a command in its own process group, with settings that no build has seen. */
async function launch(program: string, ...parameters: string[]) {
  const port = await freePorts(1)
  const child = spawn(program, parameters, {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      SITE_ORIGIN: `https://port-${port}.example`,
      DATA_DIR: path.join(folder, `data-${port}`),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  return { child, origin: `http://localhost:${port}`, output: () => output }
}

type Launched = Awaited<ReturnType<typeof launch>>

/** Starts the site by a command and waits until it responds. */
async function start(program: string, ...parameters: string[]): Promise<Launched> {
  const launched = await launch(program, ...parameters)
  while (!(await answers(launched.origin))) {
    if (launched.child.exitCode !== null) throw new Error(launched.output())
    await wait(100)
  }
  return launched
}

const answers = (origin: string) =>
  fetch(`${origin}/health`).then(
    () => true,
    () => false,
  )

/** Sends a signal to one process, as a supervisor does, and waits until the whole group has ended. */
async function signal({ child }: Launched, name: NodeJS.Signals) {
  const gone = once(child, 'exit')
  child.kill(name)
  const [code, endedBy] = await gone
  await expect.poll(() => groupMembers(child), { timeout: 5_000 }).toEqual([])
  return code ?? endedBy
}

const script = [process.execPath, 'scripts/run.mjs', 'start'] as const

describe.skipIf(onWindows)('npm start', () => {
  it('becomes one process, without another build for another port and origin, and SIGTERM stops it cleanly', async () => {
    const stamp = () => readFileSync(path.join(root, 'build', 'made-from'), 'utf8')
    const before = stamp()
    const launched = await start(...script)
    // Nothing of a build is loaded in it.
    const running = groupMembers(launched.child)
    expect(running).toHaveLength(1)
    expect(running[0]).toMatch(/build\/server\/main\.js$/)
    expect(launched.output()).not.toContain('Building')
    expect(stamp()).toBe(before)
    expect(await signal(launched, 'SIGTERM')).toBe(0)
  })

  it.skipIf(inBrief).each(['SIGTERM', 'SIGINT'] as const)('%s to npm stops the server', async (name) => {
    const launched = await start('npm', 'start')
    // npm, and the one process below it.
    expect(groupMembers(launched.child)).toEqual(['npm start', expect.stringMatching(/main\.js$/)])
    await signal(launched, name)
  })

  it.skipIf(inBrief)('SIGINT to its script stops the server cleanly', async () => {
    expect(await signal(await start(...script), 'SIGINT')).toBe(0)
  })

  it.skipIf(inBrief)('the server does not outlive a killed npm', async () => {
    expect(await signal(await start('npm', 'start'), 'SIGKILL')).toBe('SIGKILL')
  })
})
