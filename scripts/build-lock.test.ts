import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { lockBuild } from './build-lock.ts'

const folder = temporaryFolder()

it('lets one build wait for the other', async () => {
  const file = path.join(folder, 'new', 'lock')
  const unlock = await lockBuild(file, vi.fn())
  const onWait = vi.fn()
  let locked = false
  const second = lockBuild(file, onWait).then((release) => {
    locked = true
    return release
  })
  await expect.poll(() => onWait.mock.calls.length).toBe(1)
  expect(locked).toBe(false)
  unlock()
  ;(await second)()
})

it('waits for no build that was killed', async () => {
  const file = path.join(folder, 'killed')
  const module = path.join(import.meta.dirname, 'build-lock.ts')
  const code = `const { lockBuild } = await import(${JSON.stringify(module)})
    await lockBuild(${JSON.stringify(file)}, () => {}); console.log('locked'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const onWait = vi.fn()
  const waiting = lockBuild(file, onWait)
  await expect.poll(() => onWait.mock.calls.length).toBe(1)
  child.kill('SIGKILL')
  ;(await waiting)()
})
