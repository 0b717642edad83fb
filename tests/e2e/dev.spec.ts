import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { freePorts } from '../../scripts/free-port.ts'
import { firstVisit } from './answered-visit.ts'
import { banner, boxes, press } from './ask-consent.ts'

/** `npm run dev`: the only test of pages that are not built. */
const root = path.resolve(import.meta.dirname, '..', '..')
const dataDir = mkdtempSync(path.join(tmpdir(), 'dev-'))
let origin: string
let npm: ChildProcess
let output = ''

test.skip(({ viewport }) => viewport?.width !== 1280, 'Independent of screen size.')
test.use({ storageState: firstVisit })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const port = await freePorts(1)
  origin = `http://localhost:${port}`
  // The build's origin; another one would trigger a build.
  const built = JSON.parse(readFileSync(path.join(root, 'build', 'site', 'stamps.json'), 'utf8'))
  npm = spawn('npm', ['run', 'dev'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), SITE_ORIGIN: built.origin, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group, so that nothing is left running when a test fails.
    detached: true,
  })
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (chunk) => (output += chunk))
  for (const address of ['/webhook-test', '/desk/booking'])
    await expect.poll(() => answers(origin + address), { timeout: 40_000, message: output }).toBe(true)
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

/** Console errors, page errors and failed requests. */
function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()))
  return heard
}

test('the page scripts run, lazily loaded ones too', async ({ page }) => {
  const heard = complaints(page)
  await page.goto(`${origin}/webhook-test`)
  await press(page, 'Customize')
  await expect(boxes(page).first()).toBeFocused()
  await expect(banner(page)).toHaveCSS('position', 'relative')
  await page.locator('form[data-webhook] button').click()
  await expect(page.locator('.toast')).toHaveAttribute('data-kind', 'done')
  expect(heard).toEqual([])
})

test('SIGTERM to npm stops both of its servers', async () => {
  test.skip(process.platform === 'win32', 'Windows has no signals.')
  const gone = once(npm, 'exit')
  npm.kill('SIGTERM')
  await gone
  await expect.poll(() => answers(origin)).toBe(false)
})
