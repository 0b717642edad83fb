import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { freePorts } from '../../scripts/free-port.ts'
import { firstVisit } from './answered-visit.ts'
import { banner, boxes, press } from './ask-consent.ts'
import { awake } from './awake.ts'

/** `npm run dev`: the production server with Vite in front of it, which no other test starts. */
const root = path.resolve(import.meta.dirname, '..', '..')
const dataDir = mkdtempSync(path.join(tmpdir(), 'dev-'))
let origin: string
let npm: ChildProcess
let output = ''

test.skip(({ viewport }) => viewport?.width !== 1280, 'Independent of screen size.')
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

/** Console errors, page errors and failed requests. */
function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()))
  return heard
}

test('the page scripts run, lazily loaded ones too', async ({ page }) => {
  test.setTimeout(90_000)
  const heard = complaints(page)
  await page.goto(`${origin}/webhook-test`)
  await press(page, 'Customize')
  await expect(boxes(page).first()).toBeFocused()
  await expect(banner(page)).toHaveCSS('border-bottom-style', 'solid')
  await awake(page, 'webhook-request')
  await page.locator('main form button').click()
  await expect(page.locator('.toast')).toHaveAttribute('data-kind', 'done')
  expect(heard).toEqual([])
})

test('headers, redirects and the sitemap are those of production', async ({ request }) => {
  const page = await request.get(`${origin}/`)
  expect(page.headers()['content-security-policy']).toContain("default-src 'none'")
  expect(page.headers()['permissions-policy']).toContain('camera=()')
  const moved = await request.get(`${origin}/About/`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/about'])
  expect(await (await request.get(`${origin}/sitemap.xml`)).text()).toContain(`<loc>${origin}/about</loc>`)
})

test('SIGTERM to npm stops the server', async () => {
  test.skip(process.platform === 'win32', 'Windows has no signals.')
  const gone = once(npm, 'exit')
  npm.kill('SIGTERM')
  await gone
  await expect.poll(() => answers(origin)).toBe(false)
})
