import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { freePorts } from '../../scripts/free-port.ts'
import { firstVisit } from './steps/answered-visit.ts'
import { waitForIsland } from './steps/islands.ts'
import { runOnlyOn } from './steps/run-only-on.ts'

/** `npm run dev`: the production server with Vite in front of it, which no other test starts. */
const root = path.resolve(import.meta.dirname, '..', '..')
const dataDir = mkdtempSync(path.join(tmpdir(), 'dev-'))
let origin: string
let npm: ChildProcess
let output = ''

runOnlyOn('desktop')
test.use({ storageState: firstVisit })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  // Vite transforms every module when it is first asked for, on a machine that runs other tests too.
  test.setTimeout(150_000)
  const port = await freePorts(1)
  origin = `http://localhost:${port}`
  npm = spawn('npm', ['run', 'dev'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group, so that nothing is left running when a test fails.
    detached: true,
  })
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (chunk) => (output += chunk))
  for (const address of ['/webhook-test', '/desk/booking'])
    await expect.poll(() => answers(origin + address), { timeout: 70_000, message: output }).toBe(true)
})

test.afterAll(async () => {
  try {
    if (npm.pid) process.kill(-npm.pid, 'SIGKILL')
  } catch {
    // The group has already exited.
  }
  rmSync(dataDir, { recursive: true, force: true })
})

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

test('pages run their scripts, headers and redirects are those of production, and SIGTERM ends it', async ({
  page,
  request,
}) => {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()))
  await page.goto(`${origin}/webhook-test`)
  await waitForIsland(page, 'webhook-request')
  await page.locator('main form button').click()
  await expect(page.locator('.toast')).toHaveAttribute('data-kind', 'done')
  expect(heard).toEqual([])

  const home = await request.get(`${origin}/`)
  expect(home.headers()['content-security-policy']).toContain("default-src 'none'")
  const moved = await request.get(`${origin}/About/`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/about'])

  const gone = once(npm, 'exit')
  npm.kill('SIGTERM')
  await gone
  await expect.poll(() => answers(origin)).toBe(false)
})
