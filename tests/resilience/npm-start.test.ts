import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it } from 'vitest'
import { groupMembers } from '../fixtures/group-members.ts'
import { freePort } from '../fixtures/servers/free-port.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const folder = temporaryFolder()

it('`npm start` becomes one process beside npm, and SIGTERM to npm stops it', async () => {
  const port = await freePort()
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'warn' },
    stdio: 'ignore',
    detached: true,
  })
  const isLive = () =>
    fetch(`http://localhost:${port}/livez`).then(
      ({ ok }) => ok,
      () => false,
    )
  try {
    await expect.poll(isLive, { timeout: 50_000 }).toBe(true)
    // Waits for the guide's compiler, a child process that ends soon after the start.
    await expect
      .poll(() => groupMembers(npm), { timeout: 20_000 })
      .toEqual(['npm start', expect.stringMatching(/main\.js$/)])
    const gone = once(npm, 'exit')
    npm.kill('SIGTERM')
    await gone
    await expect.poll(() => groupMembers(npm), { timeout: 10_000 }).toEqual([])
  } finally {
    if (npm.pid && groupMembers(npm).length > 0) process.kill(-npm.pid, 'SIGKILL')
  }
})
