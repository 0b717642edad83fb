import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { swapIn } from '../../scripts/build-folder.ts'
import { groupMembers } from '../fixtures/group-members.ts'
import { type RunningServer, startServer } from '../fixtures/start-server.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const folder = temporaryFolder()
/** A copy of the project with its build, which the server of this test runs from. */
const project = path.join(folder, 'project')
const build = path.join(project, 'build')

/** What a build reads, and its result. */
const copied = [
  'app',
  'booking',
  'build',
  'guide',
  'people',
  'public',
  'scripts',
  'server',
  '.generated/fonts',
]
const files = [
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'site.config.ts',
  'tsconfig.json',
]
const configs = ['vite.config.ts', 'vite.server.config.ts']

let server: RunningServer

beforeAll(async () => {
  for (const name of [...copied, ...files, ...configs])
    cpSync(path.join(root, name), path.join(project, name), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'), 'junction')
  server = await startServer({ DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'warn' }, project)
})
afterAll(() => server?.stop())

/** An address of every kind: documents and files of the build, pages that are rendered, the booking provider. */
async function addressesOfEveryKind(): Promise<string[]> {
  const home = await (await fetch(server.origin)).text()
  const [asset] = /\/assets\/[\w.-]+\.js/.exec(home) ?? []
  if (!asset) throw new Error('The home page names no script.')
  const documents = ['/', '/about', '/sitemap.xml', '/robots.txt']
  const others = ['/favicon.ico', '/favicon.svg', '/cards/home.png', '/guides/2025-dea-telehealth-shift.pdf']
  return [asset, ...documents, ...others, '/book', '/search?q=pain', '/desk/booking', '/health']
}

it.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  '%s during a build ends every step of it and changes nothing',
  async (name) => {
    const child = spawn(process.execPath, ['scripts/run.mjs', 'build'], {
      cwd: project,
      detached: true,
      stdio: 'ignore',
    })
    await expect
      .poll(() => groupMembers(child).some((one) => one.includes('react-router')), { timeout: 60_000 })
      .toBe(true)
    const gone = once(child, 'exit')
    child.kill(name)
    await gone
    // A killed build passes nothing on: its step looks for it four times a second, when it is not computing.
    const timeout = name === 'SIGKILL' ? 30_000 : 5_000
    await expect.poll(() => groupMembers(child), { timeout }).toEqual([])
    expect((await fetch(`${server.origin}/about`)).status).toBe(200)
    expect(existsSync(path.join(build, 'site', 'client', 'index.html'))).toBe(true)
  },
)

it('a failed build leaves the running and the last built site as they were', async () => {
  const before = readFileSync(path.join(build, 'made-from'), 'utf8')
  const routes = path.join(project, 'app', 'routes.ts')
  const source = readFileSync(routes, 'utf8')
  writeFileSync(routes, 'not a program')
  const failure = await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: project }).catch(
    (error: unknown) => error,
  )
  writeFileSync(routes, source)
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining('app/routes.ts, line 1: ') })
  expect(readFileSync(path.join(build, 'made-from'), 'utf8')).toBe(before)
  for (const address of await addressesOfEveryKind())
    expect((await fetch(server.origin + address)).status, address).toBe(200)
})

it('a running server answers every address of its own build while another one takes its place', async () => {
  // The other build has none of this one's files, as if every page and picture had a new name.
  const next = path.join(project, 'next')
  mkdirSync(path.join(next, 'site', 'client'), { recursive: true })
  const addresses = await addressesOfEveryKind()
  const failed: string[] = []
  let swapped = false
  const visits = (async () => {
    for (let roundsAfter = 0; roundsAfter < 2; roundsAfter += swapped ? 1 : 0)
      for (const address of addresses) {
        const response = await fetch(server.origin + address)
        await response.arrayBuffer()
        if (response.status !== 200) failed.push(`${address} ${response.status}`)
      }
  })()
  await wait(200)
  await swapIn(next, build, path.join(folder, 'last'))
  swapped = true
  await visits
  expect(existsSync(path.join(build, 'site', 'client', 'index.html'))).toBe(false)
  expect(failed).toEqual([])
})

it('keeps the last build when the new one cannot be moved', async () => {
  const kept = path.join(folder, 'kept')
  mkdirSync(kept)
  await expect(swapIn(path.join(folder, 'none'), kept, path.join(folder, 'last'))).rejects.toThrow('ENOENT')
  expect(existsSync(kept)).toBe(true)
})
