import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { freePort } from '../../fixtures/servers/free-port.ts'
import { accessibilityOfParts } from '../every-page/accessibility.ts'
import { firstVisit } from '../steps/answered-visit.ts'
import { waitForIsland } from '../steps/islands.ts'

/** `npm run dev`: the production server with Vite in front of it, which no other test starts. */
const root = path.resolve(import.meta.dirname, '..', '..', '..')
const folder = mkdtempSync(path.join(tmpdir(), 'dev-'))
const contentDir = path.join(folder, 'content')
// Inside the project, where the data folder is by default.
const dataDir = path.join(root, '.generated', path.basename(folder))
let port: number
let origin: string
let npm: ChildProcess
let output = ''

test.use({ storageState: firstVisit })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  // Vite transforms each module at its first request, which is slow while other tests run.
  test.setTimeout(150_000)
  cpSync(path.join(root, 'content'), contentDir, { recursive: true })
  port = await freePort()
  origin = `http://localhost:${port}`
  npm = spawn('npm', ['run', 'dev'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, CONTENT_DIR: contentDir },
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
  for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true })
})

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

/** Replaces a text in a file of the owner's folder; returns a function that restores it. */
function edit(file: string, from: RegExp, to: string): () => void {
  const place = path.join(contentDir, file)
  const before = readFileSync(place, 'utf8')
  writeFileSync(place, before.replace(from, to))
  return () => writeFileSync(place, before)
}

/** Runs `act`, which loads the page, and waits until Vite's client listens for the next change. */
async function loading<T>(page: Page, act: () => T): Promise<Awaited<T>> {
  const listens = page.waitForEvent('console', (line) => line.text().includes('[vite] connected.'))
  const done = await act()
  await listens
  return done
}

test('a mistake is shown over the page, which stays as it was, and is gone once it is mended', async ({
  page,
}) => {
  const shown = page.locator('#content-faults')
  await loading(page, () => page.goto(`${origin}/about`))
  await expect(shown).toHaveCount(0)
  const mend = await loading(page, () =>
    edit('pages/about.yaml', /text: (\S+)/, 'text: $1 {promises.nothing}'),
  )
  await expect(shown).toContainText(/content\/pages\/about\.yaml, line \d+, .*\{promises\.nothing\}/)
  await expect(page.locator('h1')).toBeVisible()
  expect(await answers(`${origin}/desk/booking`)).toBe(true)
  await loading(page, mend)
  await expect(shown).toHaveCount(0)
})

test('/gallery shows every component in its states, on a wide screen and on a phone, where all are accessible', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${origin}/gallery`)
  const addresses = await page
    .locator('figcaption a')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href))
  expect(addresses.length).toBeGreaterThan(100)
  const waiting = () =>
    page.locator('iframe').evaluateAll((frames: HTMLIFrameElement[]) => {
      for (const frame of frames) frame.loading = 'eager'
      return frames
        .filter(({ contentDocument: shown }) => shown?.readyState !== 'complete' || !shown.title)
        .map(({ title }) => title)
    })
  await expect.poll(waiting).toEqual([])
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.screenshot({ path: path.join(root, `test-results/gallery-${width}.png`), fullPage: true })
  }
  await page.goto(addresses[0] ?? '')
  expect(await accessibilityOfParts(page, addresses)).toEqual([])
})

test('pages run their scripts, other files stay on this machine, headers and redirects are those of production, and SIGTERM ends it', async ({
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

  const database = path.join(dataDir, 'bookings.sqlite')
  for (const file of [database, path.join(root, '.env.example'), path.join(root, 'server', 'main.ts')])
    for (const address of [`/@fs${file}`, file.slice(root.length), `/app/%2e%2e${file.slice(root.length)}`])
      for (const query of ['', '?raw', '?import&raw', '?url&inline']) {
        const { status } = await fetch(origin + address + query)
        expect([403, 404], address + query).toContain(status)
      }
  // A server that listens on every address of the machine would answer on this one too.
  expect(await answers(`http://127.0.0.2:${port}/`)).toBe(false)

  const home = await request.get(`${origin}/`)
  expect(home.headers()['content-security-policy']).toContain("default-src 'none'")
  const moved = await request.get(`${origin}/About/`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/about'])

  const gone = once(npm, 'exit')
  npm.kill('SIGTERM')
  await gone
  await expect.poll(() => answers(origin)).toBe(false)
})
