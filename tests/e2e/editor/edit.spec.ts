import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { freePorts } from '../../../scripts/free-port.ts'
import { runOnlyOn } from '../steps/run-only-on.ts'

/** `npm run edit` on a copy of the owner's folder, in a repository of its own. */
const root = path.resolve(import.meta.dirname, '..', '..', '..')
const folder = mkdtempSync(path.join(tmpdir(), 'edit-'))
const content = path.join(folder, 'content')
const words = path.join(content, 'pages', 'whats-included.yaml')
let origin: string
let editor: ChildProcess
let output = ''

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()

runOnlyOn('desktop')
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(150_000)
  cpSync(path.join(root, 'content'), content, { recursive: true })
  git('init', '--quiet')
  git('config', 'user.email', 'owner@example.com')
  git('config', 'user.name', 'The owner')
  git('add', '--all')
  git('commit', '--quiet', '-m', 'As it was')
  const port = await freePorts(1)
  origin = `http://localhost:${port}`
  editor = spawn(process.execPath, ['scripts/dev.ts', '--edit'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: path.join(folder, 'data'), CONTENT_DIR: content },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [editor.stdout, editor.stderr]) stream?.on('data', (chunk) => (output += chunk))
  await expect.poll(() => output, { timeout: 120_000 }).toContain('Edit the site at')
})

test.afterAll(() => {
  editor.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const sheet = (page: Page) => page.locator('site-editor section.sheet')
const bar = (page: Page) => page.locator('site-editor section.bar')
const saved = (page: Page) => expect(bar(page).getByRole('status')).toHaveText('Saved.')

/** After a change the page is shown anew. */
async function afterwards(page: Page, act: () => Promise<void>) {
  const loaded = page.waitForEvent('load')
  await act()
  await loaded
  await expect(bar(page)).toBeVisible()
  await expect(page.locator('main [tabindex="0"]').first()).toBeAttached()
}

async function openPage(page: Page, address: string) {
  await page.goto(origin + address)
  await expect(bar(page)).toBeVisible()
  await expect(page.locator('main [tabindex="0"]').first()).toBeAttached()
}

test('a sentence is changed where it is, and a wrong one is refused with what is meant', async ({ page }) => {
  const before = readFileSync(words, 'utf8')
  await openPage(page, '/whats-included')
  await page.getByText('Open a service to see exactly what you get.').click()
  const field = sheet(page).getByLabel('Headline')
  await expect(field).toBeFocused()

  await field.fill('We keep {promises.capacity.newPracticesPerMonthh} places a month!')
  await expect(sheet(page)).toContainText('the nearest is {promises.capacity.newPracticesPerMonth}')
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(sheet(page).getByRole('alert')).toContainText('doesn’t exist')
  expect(readFileSync(words, 'utf8')).toBe(before)

  await field.fill('We take {promises.capacity.newPracticesPerMonth} new practices a month.')
  await expect(sheet(page)).toContainText('Reads: We take 5 new practices a month.')
  await field.press('Control+Enter')
  await saved(page)
  await expect(page.getByRole('heading', { name: 'We take 5 new practices a month.' })).toBeVisible()
  expect(readFileSync(words, 'utf8')).toBe(
    before.replace(
      'Open a service to see exactly what you get.',
      'We take {promises.capacity.newPracticesPerMonth} new practices a month.',
    ),
  )
})

test('by keyboard alone, at the width of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, '/whats-included')
  await page.getByText('You can take 1 service, several or all 5.').focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByLabel('Lead')).toBeFocused()
  const { scrollWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth }))
  expect(scrollWidth).toBeLessThanOrEqual(320)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(page.getByText('You can take 1 service, several or all 5.')).toBeFocused()
})

test('entries of a list are ordered, added and removed, and undone', async ({ page }) => {
  await openPage(page, '/whats-included')
  const before = readFileSync(words, 'utf8')
  const cost = page.getByText('Ads only, and the guarantee', { exact: true })
  for (const [button, count] of [
    ['Move down', 1],
    ['Add a copy below', 2],
    ['Remove', 1],
  ] as const) {
    await cost.first().click()
    const moves = sheet(page).locator('.content > .moves')
    await afterwards(page, () => moves.getByRole('button', { name: button }).click())
    await expect(cost).toHaveCount(count)
  }
  for (let step = 0; step < 3; step++)
    await afterwards(page, () => bar(page).getByRole('button', { name: 'Undo' }).click())
  expect(readFileSync(words, 'utf8')).toBe(before)
})

test('words that come from the promises are changed there, and all fields of a file are a form', async ({
  page,
}) => {
  await openPage(page, '/whats-included')
  await bar(page).getByLabel('All fields of a file').selectOption('promises.yaml')
  await sheet(page).getByLabel('New practices per month').fill('6')
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await saved(page)
  await expect(page.getByRole('heading', { name: 'We take 6 new practices a month.' })).toBeVisible()
})

test('a person begins as a draft, gets a photo, and is published', async ({ page }) => {
  await openPage(page, '/about')
  await bar(page).getByRole('button', { name: 'New…' }).click()
  await sheet(page).getByLabel('What it is').selectOption('person')
  await sheet(page).getByLabel('Name').fill('Ana Ruiz')
  await sheet(page).getByLabel('Role').fill('media buyer')
  await sheet(page)
    .getByLabel('About them')
    .fill('Ana plans the ads. [What she did before.] You talk to her every week.')
  await sheet(page).getByRole('button', { name: 'Begin' }).click()
  const publish = bar(page).getByRole('button', { name: 'Publish the draft ana-ruiz' })
  await publish.click()
  await expect(bar(page).getByRole('status')).toContainText('[What she did before.]')

  await page.getByText('Ana plans the ads.').click()
  const photo = await sharp({ create: { width: 900, height: 800, channels: 3, background: '#876' } })
    .png()
    .toBuffer()
  await sheet(page).getByRole('button', { name: 'Add photo' }).click()
  await sheet(page)
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'Ana.png', mimeType: 'image/png', buffer: photo })
  await expect(sheet(page).locator('.ReactCrop__crop-selection')).toBeVisible()
  await sheet(page)
    .getByLabel('About', { exact: true })
    .fill('Ana plans the ads and pays for none that nobody clicks. You talk to her every week.')
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await saved(page)
  const { width = 0, height = 1 } = await sharp(path.join(content, 'people', 'ana.jpg')).metadata()
  expect(width / height).toBeCloseTo(0.8, 2)
  await publish.click()
  await expect(bar(page).getByRole('status')).toContainText('Published.')
  await expect(publish).toBeHidden()
  expect(readFileSync(path.join(content, 'people', 'ana-ruiz.yaml'), 'utf8')).not.toContain('draft')
})

test('a post gets a picture that says what it shows, and what is not touched stays as it was', async ({
  page,
}) => {
  await openPage(page, '/blog')
  const [post] = git('ls-files', 'content/posts/*.md').split('\n')
  const file = path.join(folder, post ?? '')
  const before = readFileSync(file, 'utf8')
  await bar(page).getByLabel('All fields of a file').selectOption(path.relative(content, file))
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#678' } })
    .png()
    .toBuffer()
  await sheet(page)
    .getByLabel('Choose a picture for the text')
    .setInputFiles({ name: 'Desk.png', mimeType: 'image/png', buffer: photo })
  await sheet(page).getByRole('button', { name: 'Put it into the text' }).click()
  await expect(sheet(page)).toContainText('Say what the picture shows')
  await sheet(page).getByLabel('What it shows').fill('A front desk with one phone')
  await sheet(page).getByRole('button', { name: 'Put it into the text' }).click()
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await saved(page)
  const after = readFileSync(file, 'utf8')
  expect(after.replace('\n\n![A front desk with one phone](desk.jpg)', '')).toBe(before)
})

test('changes are listed before they are kept, and kept as one commit', async ({ page }) => {
  writeFileSync(path.join(folder, 'other.txt'), 'Not the editor’s.')
  await openPage(page, '/about')
  await bar(page)
    .getByRole('button', { name: /Changes/ })
    .click()
  await expect(sheet(page).getByRole('region', { name: 'services › headline' })).toContainText(
    'Open a service to see exactly what you get.',
  )
  await sheet(page).getByRole('button', { name: 'Keep' }).click()
  await expect(bar(page).getByRole('status')).toContainText('Kept as commit')
  expect(git('log', '-1', '--format=%s')).toMatch(/^Content: \d+ changes$/)
  expect(git('status', '--porcelain', '--', 'content')).toBe('')
  await expect(bar(page).getByRole('button', { name: 'Changes (0)' })).toBeVisible()
})
