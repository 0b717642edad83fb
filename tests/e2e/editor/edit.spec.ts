import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { freePort } from '../../fixtures/servers/free-port.ts'
import { axeViolations } from '../every-page/accessibility.ts'
import { holdBack } from '../steps/islands.ts'

/** `npm run edit` on a copy of the owner's folder, in a repository of its own. */
const root = path.resolve(import.meta.dirname, '..', '..', '..')
const folder = mkdtempSync(path.join(tmpdir(), 'edit-'))
const content = path.join(folder, 'content')
/** A picture that nothing shows. */
const unused = path.join(content, 'people', 'old.jpg')
const words = path.join(content, 'pages', 'whats-included.yaml')
let origin: string
/** The fragment of the address that the editor prints. */
let token: string
let editor: ChildProcess
let output = ''

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()

// The tests run one after the other with one editor; after a failure, the rest get a new one.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  cpSync(path.join(root, 'content'), content, { recursive: true })
  await sharp({ create: { width: 640, height: 360, channels: 3, background: '#234' } }).toFile(unused)
  git('init', '--quiet')
  git('config', 'user.email', 'owner@example.com')
  git('config', 'user.name', 'The owner')
  git('add', '--all')
  git('commit', '--quiet', '-m', 'As it was')
  const port = await freePort()
  origin = `http://localhost:${port}`
  editor = spawn(process.execPath, ['scripts/dev.ts', '--edit'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: path.join(folder, 'data'), CONTENT_DIR: content },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [editor.stdout, editor.stderr]) stream?.on('data', (chunk) => (output += chunk))
  await expect.poll(() => output, { timeout: 220_000 }).toContain('#edit=')
  token = /#edit=\w+/.exec(output)?.[0] ?? ''
})

test.afterAll(() => {
  editor.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const sheet = (page: Page) => page.locator('site-editor section.sheet')
const bar = (page: Page) => page.locator('site-editor section.bar')
const saved = (page: Page) => bar(page).getByRole('status').filter({ hasText: 'Saved.' }).waitFor()
const pressSave = (page: Page) => sheet(page).getByRole('button', { name: 'Save' }).click()
async function save(page: Page) {
  await pressSave(page)
  await saved(page)
}
async function expectRefused(page: Page, reason: string) {
  await pressSave(page)
  await expect(sheet(page).locator('footer').getByRole('alert')).toContainText(reason)
}

/** Opens all fields of a file, as found by its name or its title. */
async function openFile(page: Page, file: string) {
  await bar(page).getByRole('button', { name: 'Open…' }).click()
  await sheet(page).getByRole('searchbox').fill(file)
  await sheet(page)
    .getByRole('button', { name: new RegExp(`${RegExp.escape(file)}$`) })
    .click()
}

/** A plain picture, as the owner would choose it. */
async function picture(name: string, width: number, height: number) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#678' } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

async function openPage(page: Page, address: string) {
  await page.goto(origin + address + token)
  await bar(page).waitFor()
}

/** Returns a text of the page as soon as the Tab key reaches it. */
const leadOf = (page: Page) =>
  page.locator('main [tabindex="0"]', { hasText: 'You can take one service or several.' })

test('a sentence is changed where it is, and a wrong one is refused with what is meant; a click while it is saved, or before the new page knows its texts, opens the next', async ({
  page,
}) => {
  const before = readFileSync(words, 'utf8')
  await openPage(page, '/whats-included')
  await page.getByText('Get your exact price.').click()
  const field = sheet(page).getByLabel('Headline')
  await expect(field).toBeFocused()

  await field.fill('We keep {promises.capacity.newPracticesPerMonthh} places a month!')
  await expect(sheet(page)).toContainText('the nearest is {promises.capacity.newPracticesPerMonth}')
  await expectRefused(page, 'doesn’t exist')
  expect(readFileSync(words, 'utf8')).toBe(before)

  await field.fill('We take {promises.capacity.newPracticesPerMonth} new practices a month.')
  await expect(sheet(page)).toContainText('Reads: We take 5 new practices a month.')
  const clicked = Promise.withResolvers<void>()
  await page.route('**/__editor/places', (route) => clicked.promise.then(() => route.continue()))
  await field.press('Control+Enter')
  await saved(page)
  expect(readFileSync(words, 'utf8')).toBe(
    before.replace(
      'Get your exact price.',
      'We take {promises.capacity.newPracticesPerMonth} new practices a month.',
    ),
  )

  await page.getByRole('heading', { name: 'We take 5 new practices a month.' }).click()
  clicked.resolve()
  await field.fill('We take a few.')
  await expectRefused(page, 'no longer follows {promises.capacity.')
  await pressSave(page)
  await page.locator('h1').click()
  await sheet(page)
    .getByLabel(/^(Plain|Turn)$/)
    .waitFor()
  await saved(page)
  expect(readFileSync(words, 'utf8')).toContain('headline: We take a few.')
})

test('what the editor answers is for this machine’s own host name, and for no other site in the browser', async () => {
  const { hostname, port } = new URL(origin)
  const ask = async (path: string, host: string) => {
    const headers = { Host: host, Origin: 'http://evil.example' }
    const [answer] = await once(get({ hostname, port, path, headers }), 'response')
    answer.resume()
    const { 'access-control-allow-origin': sharedWith, 'cross-origin-opener-policy': opener } = answer.headers
    return [answer.statusCode, sharedWith, opener]
  }
  for (const path of ['/letters/confirmation', '/people/old-320.webp', '/about']) {
    expect(await ask(path, `localhost:${port}`)).toEqual([200, undefined, 'same-origin'])
    expect(await ask(path, `evil.example:${port}`)).toEqual([403, undefined, undefined])
  }
})

test('without the token a page is the site without the editor, and nothing can be changed', async ({
  page,
}) => {
  await page.goto(`${origin}/contact`)
  await page.locator('main a').first().hover()
  await expect(bar(page)).toHaveCount(0)
  const asked = await page.request.post(`${origin}/__editor/undo`, { headers: { Origin: origin }, data: {} })
  expect(asked.status()).toBe(403)
})

test('by keyboard alone, at the width of a small phone, where the bar and every panel are accessible', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, '/whats-included')
  page.setDefaultTimeout(10_000)
  // Confirms the question before typed text is discarded.
  page.on('dialog', (dialog) => dialog.accept())
  const check = async (state: string) => {
    expect.soft(await axeViolations(page, 'site-editor'), state).toEqual([])
    expect.soft(await page.evaluate(overflowing), state).toEqual([])
  }
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
  }
  const lead = leadOf(page)
  await lead.focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByLabel('Lead')).toBeFocused()
  const { scrollWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth }))
  expect(scrollWidth).toBeLessThanOrEqual(320)
  await close()
  await expect(lead).toBeFocused()
  // The bar must not cover the element that has the focus.
  const [{ y = 0, height = 0 }, top] = [(await lead.boundingBox()) ?? {}, (await bar(page).boundingBox())?.y]
  expect(y + height).toBeLessThanOrEqual(top ?? 0)

  // The Tab key leads from the bar into a form, and from its last button back to the bar.
  const button = bar(page).getByRole('button', { name: 'New…' })
  await bar(page).getByRole('button', { name: 'Open…' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByRole('heading', { name: 'New' })).toBeFocused()
  await check('New…')
  await sheet(page).getByRole('button', { name: 'Cancel' }).focus()
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('button', { name: 'Edit' })).toBeFocused()
  const [end = 0, start = 0] = [await bottomOf(sheet(page)), (await bar(page).boundingBox())?.y]
  expect(end).toBeLessThanOrEqual(start)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await check('the bar')
  await lead.focus()
  await page.keyboard.press('Enter')
  await sheet(page).getByLabel('Lead').fill('Wow!!! {promises.nothing} and {site.brand}')
  await sheet(page).getByRole('button', { name: 'Insert a figure' }).first().click()
  await expectRefused(page, 'doesn’t exist')
  await check('a field')
  await close()
  for (const file of ['pages/contact.yaml', 'site.yaml']) {
    await openFile(page, file)
    await expect(sheet(page).getByRole('textbox').first()).toBeVisible()
    await check(file)
    await close()
  }
  const [post = ''] = git('ls-files', 'content/posts/*.md').split('\n')
  await openFile(page, post.replace('content/', ''))
  await sheet(page).getByRole('button', { name: 'take one that is here already' }).click()
  await sheet(page).getByRole('button', { name: 'Take people/old.jpg' }).waitFor()
  await check('an article')
  await close()
  await openFile(page, 'people/alex.yaml')
  await sheet(page).getByLabel('About', { exact: true }).fill('Alex takes the calls.')
  // The browser has no room to keep this picture with what was typed.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const large = path.join(folder, 'Alex.png')
  await sharp({ create: { width: 1500, height: 1500, channels: 3, background: '#678', noise } }).toFile(large)
  await sheet(page).getByLabel('Choose a picture for photo').setInputFiles(large)
  await expect(sheet(page).locator('.ReactCrop__crop-selection')).toBeVisible()
  await check('a crop')
  await close()
  await expect(bar(page)).not.toContainText('Not saved')
  await bar(page)
    .getByRole('button', { name: /Changes/ })
    .click()
  await expect(sheet(page)).toBeVisible()
  await check('the changes')
})

/** Returns the editor's elements that are wider than the window, or too small as a target. */
function overflowing(): string[] {
  const all = [...(document.querySelector('site-editor')?.shadowRoot?.querySelectorAll('.dock *') ?? [])]
  return all
    .filter((one) => {
      const { left, right, width, height } = one.getBoundingClientRect()
      const isTarget = one.matches('button, input, select, textarea') && width > 0
      return (
        (!one.closest('.cm-editor, .box') && (left < -1 || right > innerWidth + 1)) ||
        (isTarget && !one.closest('.ReactCrop') && (height < 24 || width < 24) && one.tagName !== 'INPUT')
      )
    })
    .map((one) => one.outerHTML.slice(0, 120))
}

async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox()
  return box ? Math.floor(box.y + box.height) : 0
}

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
  const publish = bar(page).getByRole('button', { name: 'Finish the draft “Ana Ruiz”' })
  await publish.click()
  await expect(bar(page).getByRole('status')).toContainText('[What she did before.]')

  await page.getByText('Ana plans the ads.').click()
  await sheet(page)
    .getByLabel('Choose a picture')
    .setInputFiles(await picture('Ana.png', 900, 800))
  await expect(sheet(page).locator('.ReactCrop__crop-selection')).toBeVisible()
  await sheet(page)
    .getByLabel('About', { exact: true })
    .fill('Ana plans the ads and pays for none that nobody clicks. You talk to her every week.')
  await sheet(page).getByLabel('Calls: what it is').selectOption('all')
  await save(page)
  const { width = 0, height = 1 } = await sharp(path.join(content, 'people', 'ana.jpg')).metadata()
  expect(width / height).toBeCloseTo(0.8, 2)
  await publish.click()
  await expect(bar(page).getByRole('status')).toContainText('No longer a draft.')
  await expect(publish).toBeHidden()
  expect(readFileSync(path.join(content, 'people', 'ana-ruiz.yaml'), 'utf8')).not.toContain('draft')
  expect(readFileSync(path.join(content, 'people', 'ana-ruiz.yaml'), 'utf8')).toContain('calls: all')
})

test('a post gets pictures that say what they show: a refused one leaves none behind, one of another folder is copied, and a figure is a chip', async ({
  page,
}) => {
  await openPage(page, '/blog')
  const [post = ''] = git('ls-files', 'content/posts/*.md').split('\n')
  const file = path.join(folder, post)
  const written = readFileSync(file, 'utf8')
  const stored = ['desk.jpg', 'old.jpg'].map((name) => path.join(content, 'posts', name))
  const text = sheet(page).locator('.cm-content')
  await openFile(page, path.relative(content, file))
  await sheet(page)
    .getByLabel('Choose a picture for the text')
    .setInputFiles(await picture('Desk.png', 800, 600))
  await expect(text).toContainText('![](desk.jpg)')
  await expectRefused(page, 'without saying what it shows')
  expect(stored.filter(existsSync)).toEqual([])
  await text.focus()
  await page.keyboard.type('A front desk with one phone')
  await page.keyboard.press('End')

  const release = await holdBack(page, '**/*-120.webp')
  await sheet(page).getByRole('button', { name: 'take one that is here already' }).click()
  await expect(sheet(page)).toContainText('people/old.jpg is shown nowhere.')
  const old = sheet(page).getByRole('button', { name: 'Take people/old.jpg' })
  await old.scrollIntoViewIfNeeded()
  const before = await old.boundingBox()
  release()
  // Pictures that come later move nothing under the pointer.
  await expect
    .poll(() => old.evaluate((one) => one.closest('figure')?.querySelector('img')?.naturalWidth))
    .toBeGreaterThan(0)
  expect(await old.boundingBox()).toEqual(before)
  await old.click()
  await expect(text).toContainText('![](old.jpg)')
  await page.keyboard.type('A wall')
  await page.keyboard.press('End')
  await page.keyboard.type('\n\nBefore {promises.paidTraffic.withinDays}{promises.paidTraffic.monthDays}')
  await expect(sheet(page).locator('.chip')).toHaveText([/^\d+$/, /^\d+$/])
  await page.keyboard.press('Backspace')
  await save(page)
  const added =
    '![A front desk with one phone](desk.jpg)\n\n![A wall](old.jpg)\n\nBefore {promises.paidTraffic.withinDays}'
  expect(readFileSync(file, 'utf8').replace(`\n\n${added}`, '')).toBe(written)
  expect(stored.filter(existsSync)).toEqual(stored)
})

test('all fields of a file are a form; after saving, the focus is at the text again; changes are listed before they are kept, and kept as one commit', async ({
  page,
}) => {
  writeFileSync(path.join(folder, 'other.txt'), 'Not the editor’s.')
  await openPage(page, '/whats-included')
  await openFile(page, 'promises.yaml')
  await sheet(page).getByLabel('New practices per month').fill('6')
  await pressSave(page)
  await expect(page.getByText('6 new practices per month')).toBeVisible()
  await leadOf(page).focus()
  await page.keyboard.press('Enter')
  await sheet(page).getByLabel('Lead').press('End')
  await page.keyboard.type(' Or none.')
  await page.keyboard.press('Control+Enter')
  await saved(page)
  await expect(page.getByText('Or none.')).toBeFocused()
  await bar(page)
    .getByRole('button', { name: /Changes/ })
    .click()
  await expect(sheet(page).getByRole('region', { name: 'Services › Lead' })).toContainText('Or none.')
  await sheet(page).getByRole('button', { name: 'Keep' }).click()
  await expect(bar(page).getByRole('status')).toContainText('Kept as commit')
  expect(git('log', '-1', '--format=%s')).toMatch(/^Content: \d+ changes?$/)
  expect(git('status', '--porcelain', '--', 'content')).toBe('')
  await bar(page).getByRole('button', { name: 'Changes (0)' }).click()
  const publish = sheet(page).getByRole('button', { name: 'Publish' })
  await publish.click()
  await expect(sheet(page).getByRole('alert')).toContainText('“Publish” in docs/operate.md sets it up')

  git('init', '--quiet', '--bare', '--initial-branch=main', 'server.git')
  git('remote', 'add', 'production', path.join(folder, 'server.git'))
  const hook = path.join(folder, 'server.git', 'hooks', 'post-receive')
  writeFileSync(hook, '#!/bin/sh\necho "Live at https://www.practice.example, commit 1a2b3c4."\n', {
    mode: 0o755,
  })
  await publish.click()
  await expect(bar(page).getByRole('status')).toContainText('Live at https://www.practice.example')
})

test('a second tab is shown what the first has saved, keeps what was typed, and saves figures of several files at once', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  const field = (tab: Page) => sheet(tab).getByRole('textbox').last()
  for (const tab of [page, other]) {
    await openPage(tab, '/whats-included')
    await tab.getByText('You pay Facebook and Google with your own card').first().click()
    // A panel that opens later shows what the other tab has typed meanwhile.
    await field(tab).waitFor()
  }
  const before = await field(page).inputValue()
  await field(page).fill(`${before} The first tab.`)
  await field(other).fill(`${before} The second tab.`)
  await save(page)
  await expectRefused(other, 'has changed since')
  await expect(sheet(other).getByText('The first tab.')).toBeVisible()
  await sheet(other).getByRole('button', { name: 'Show it as it is now' }).click()
  await expect(sheet(other).getByLabel('Typed before, and not saved')).toContainText('The second tab.')
  await sheet(other).getByRole('button', { name: 'Forget it' }).click()

  await openFile(other, 'promises.yaml')
  await sheet(other).getByLabel('Consultations', { exact: true }).fill('30')
  await sheet(other).getByRole('button', { name: 'Save' }).click()
  const report = '“Monthly report”'
  await expect(sheet(other).getByRole('alert')).toContainText(report)
  await sheet(other)
    .getByRole('button', { name: `Open ${report} as well` })
    .click()
  await sheet(other).getByLabel('Ad spend per month dollars').fill('9400')
  other.once('dialog', (dialog) => dialog.message().includes(report) && dialog.accept())
  await sheet(other).getByRole('button', { name: 'Cancel' }).click()
  await expect(bar(other).getByRole('button', { name: /^Not saved/ })).toHaveText('Not saved: “Promises”')
  await openFile(other, 'pages/sample-monthly-report.yaml')
  await sheet(other).getByLabel('Ad spend per month dollars').fill('9300')
  await save(other)
  const { length } = git('diff', '--name-only').split('\n')
  // The second click comes before the page has reloaded, and undoes nothing.
  await bar(other).getByRole('button', { name: 'Undo' }).dblclick()
  await expect(bar(other).getByRole('status')).toContainText('Undone.')
  expect(git('diff', '--name-only').split('\n')).toHaveLength(length - 2)
})

test('a page of one’s own begins with chosen sections, is published, and is removed with a redirect', async ({
  page,
}) => {
  await openPage(page, '/about')
  await bar(page).getByRole('button', { name: 'New…' }).click()
  await sheet(page).getByLabel('Address, like careers').fill('Unwanted')
  await sheet(page).getByLabel('Title, as search results show it').fill('Unwanted at our agency')
  await sheet(page).getByLabel('steps', { exact: true }).check()
  await sheet(page).getByLabel('text', { exact: true }).uncheck()
  await sheet(page).getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL('**/unwanted')
  await expect(page.locator('main h1, main h2')).toHaveCount(3)
  await openFile(page, 'pages/unwanted.yaml')
  await sheet(page).getByLabel('Description').waitFor()
  for (const box of await sheet(page).getByRole('textbox').all()) {
    const begun = await box.inputValue()
    if (begun.includes('[')) await box.fill(begun.replace(/[[\]]/g, ''))
  }
  await save(page)
  await bar(page).getByRole('button', { name: 'Finish the draft “Unwanted at our agency”' }).click()
  await expect(bar(page).getByRole('status')).toContainText('No longer a draft.')
  await openFile(page, 'pages/unwanted.yaml')
  await sheet(page).getByRole('button', { name: 'Remove “Unwanted at our agency”…' }).click()
  await sheet(page).getByLabel('Visitors of /unwanted').fill('/about')
  await sheet(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await page.waitForURL('**/about')
  const gone = await page.request.get(`${origin}/unwanted`, { maxRedirects: 0 })
  expect([gone.status(), gone.headers().location]).toEqual([301, '/about'])
})

test('a review with its consent and a logo are made in the browser, and sections of home are moved and hidden', async ({
  page,
}) => {
  await openPage(page, '/why-choose-us')
  await bar(page).getByRole('button', { name: 'New…' }).click()
  await sheet(page).getByLabel('What it is').selectOption('review')
  for (const field of await sheet(page).getByRole('textbox').all())
    await field.fill('They kept their word to us')
  await sheet(page).getByRole('button', { name: 'Begin' }).click()
  await expect(page.locator('main')).toContainText('They kept their word to us')

  await bar(page).getByRole('button', { name: 'Pictures' }).click()
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" id="mine"/></svg>'
  const logo = (text: string) =>
    sheet(page)
      .getByLabel('Another logo')
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) })
  await logo(svg.replace(' viewBox="0 0 8 8"', ''))
  await expect(sheet(page).getByRole('alert')).toContainText('viewBox')
  await logo(svg)
  await expect(page.locator('header a path').first()).toHaveAttribute('d', 'M0 0h8v8z')

  await openPage(page, '/')
  const headings = page.locator('main h2')
  await openFile(page, 'pages/home.yaml')
  const order = sheet(page)
    .getByRole('group', { name: /^Order/ })
    .first()
  const entry = (index: number) => order.locator('.moves').nth(index)
  await entry(0).getByRole('button', { name: 'Remove' }).click()
  await entry(1).getByRole('button', { name: 'Move up' }).click()
  await save(page)
  await expect(headings.filter({ hasText: 'Where your last agency' })).toHaveCount(0)
  const texts = await headings.allInnerTexts()
  const at = (words: string) => texts.findIndex((text) => text.includes(words))
  expect(at('questions stand')).toBeGreaterThan(-1)
  expect(at('questions stand')).toBeLessThan(at('Five stages'))

  // Other pages link to the sample months.
  await openFile(page, 'pages/home.yaml')
  await entry(8).getByRole('button', { name: 'Remove' }).click()
  await expectRefused(page, '/#case-studies, which this site does not have')
})

test('a film is stored with what is known of it, and plays; pictures name what shows them, and one that nothing shows can go', async ({
  page,
}) => {
  await openPage(page, '/about')
  const film = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
    canvas.getContext('2d')?.fillRect(0, 0, 90, 90)
    const recorder = new MediaRecorder(canvas.captureStream(5), { mimeType: 'video/webm' })
    const part = new Promise<Blob>((resolve) => {
      recorder.ondataavailable = ({ data }) => resolve(data)
    })
    recorder.start()
    setTimeout(() => recorder.stop(), 600)
    return [...new Uint8Array(await (await part).arrayBuffer())]
  })
  const filesOf = (name: string) => [
    { name: `${name}.webm`, mimeType: 'video/webm', buffer: Buffer.from(film) },
    { name: `${name}.vtt`, mimeType: 'text/vtt', buffer: Buffer.from('WEBVTT\n') },
    { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: readFileSync(unused) },
  ]
  await openFile(page, 'pages/booking-confirmation.yaml')
  await sheet(page).getByRole('button', { name: 'Add film', exact: true }).click()
  await sheet(page).getByLabel('The film (MP4 or WebM)').setInputFiles(filesOf('Our Call'))
  const fields = sheet(page).getByRole('group', { name: 'Film', exact: true })
  await expect(fields.getByRole('status')).toContainText('Stored.')
  await expect(fields.getByLabel('Width')).toHaveValue('640')
  await fields.getByLabel('Title').fill('What the call is')
  // The browser’s recorder writes no length.
  await fields.getByLabel('Seconds').fill('1')
  await save(page)
  expect(readFileSync(path.join(content, 'pages', 'booking-confirmation.yaml'), 'utf8')).toContain(
    'captions: "films/our-call.vtt"',
  )
  const visitor = await page.context().newPage()
  await visitor.goto(`${origin}/bookingconfirmation`)
  const player = visitor.locator('video[preload="none"]')
  await expect(player).toHaveAttribute('aria-label', /^What the call is/)
  const play = (video: HTMLVideoElement) => {
    video.muted = true
    return video.play().then(() => video.textTracks[0]?.mode)
  }
  expect(await player.evaluate(play)).toBe('showing')

  const [post = ''] = git('ls-files', 'content/posts/*.md').split('\n')
  await openFile(page, post.replace(/^content\//, ''))
  await sheet(page).getByLabel('The film (MP4 or WebM)').setInputFiles(filesOf('A Visit'))
  await expect(sheet(page).locator('.cm-content')).toContainText('![](a-visit.webm)')
  await page.keyboard.type('A call')
  await save(page)
  await visitor.goto(`${origin}/blog/${path.parse(post).name}`)
  await expect(visitor.locator('video')).toHaveAttribute('aria-label', /^A call/)

  await bar(page).getByRole('button', { name: 'Pictures' }).click()
  await expect(sheet(page)).toContainText(/films\/our-call\.webm is shown by “[^”]+”\./)
  await expect(sheet(page).getByRole('button', { name: 'Remove films' })).toHaveCount(0)
  await sheet(page).getByRole('button', { name: 'Remove people/old.jpg' }).click()
  await expect(bar(page).getByRole('status')).toContainText('Removed.')
  expect(existsSync(unused)).toBe(false)
})

test('an email is seen as it is sent, changed on its page, and refused without what must be in it', async ({
  page,
}) => {
  await openPage(page, '/about')
  await bar(page).getByRole('link', { name: 'Emails' }).click()
  await page.waitForURL('**/letters/confirmation')
  const phone = page.frameLocator('iframe').first()
  await expect(phone.getByRole('link', { name: 'Move the call' })).toBeVisible()
  await page.getByRole('heading', { name: /^Your call on/ }).click()
  const subject = sheet(page).getByLabel('Subject')
  const right = await subject.inputValue()
  await subject.fill(`${right}, {dayy}`)
  await pressSave(page)
  await expect(sheet(page).locator('footer').getByRole('alert')).toContainText('the nearest is {day}')
  await subject.fill(right)
  await sheet(page).locator('.cm-content').press('ControlOrMeta+Home')
  await page.keyboard.type('It’s settled: ')
  await save(page)
  await expect(phone.locator('body')).toContainText('It’s settled: Your 30-minute call')
  await expect(page.locator('pre')).toContainText('It’s settled')
  await page.getByLabel('open', { exact: true }).uncheck()
  await page.getByRole('button', { name: 'Show it so' }).click()
  await expect(phone.getByRole('link', { name: 'Move the call' })).toHaveCount(0)
})
