import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import {
  chooseTime,
  chooseZone,
  expectConfirmation,
  FRAME_TITLE,
  fillDetails,
  newVisitor,
  submit,
  type Widget,
  widgetOf,
} from './book-a-call.ts'
import { mailsOf } from './mail.ts'
import { ownTime, VISITOR_ZONE } from './own-time.ts'
import { dataDir, outsideOrigin } from './servers.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'Independent of screen size.')

const SEARCH = 'https://www.google.com/search?q=ketamine+and+my+depression'
const today = () => new Date().toISOString().slice(0, 10)
const unfold = (text = '') => text.replace(/\s+/g, ' ')

/** The output of the operator's command, run beside the site. */
async function typed(...words: string[]): Promise<string> {
  const program = path.resolve(import.meta.dirname, '..', '..', 'scripts', 'desk.ts')
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '' }
  const child = spawn(process.execPath, [program, ...words], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let out = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  await once(child, 'close')
  return out
}

async function attributionOf(kind: 'bookings' | 'leads', email: string): Promise<unknown> {
  const records: { email: string; attribution: unknown }[] = JSON.parse(await typed(kind, '--json'))
  return records.find((record) => record.email === email)?.attribution
}

/** All entries of localStorage and sessionStorage. */
const kept = (page: Page) =>
  page.evaluate(() => ({ visit: { ...sessionStorage }, longer: { ...localStorage } }))

/** The attribution fields of the widget's form. */
const handed = (widget: Widget) =>
  widget
    .locator('form[method="post"] input[type="hidden"]')
    .evaluateAll((fields: HTMLInputElement[]) =>
      Object.fromEntries(
        fields
          .map(({ name, value }) => [name, value])
          .filter(([name = '']) => !/^(key|start|zone)$/.test(name)),
      ),
    )

const goByLink = (page: Page, to: string) =>
  page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)
    if (!link) throw new Error(`No link leads to ${href}.`)
    link.click()
  }, to)

test('first and last touch are in the e-mail and the operator’s list, with visits in between', async ({
  page,
  request,
}) => {
  const start = await ownTime(request)
  const visitor = newVisitor()
  await page.goto('/seo?utm_source=google&utm_medium=cpc&utm_campaign=spring&gclid=Cj0K&email=a@b.co', {
    referer: SEARCH,
  })
  await goByLink(page, '/blog')
  await page.waitForURL('/blog')
  await page.goto('/about?utm_source=newsletter')
  await page.reload()
  await goByLink(page, '/book')
  await page.waitForURL('/book')

  const widget = widgetOf(page)
  await chooseTime(widget, start)
  await fillDetails(widget, visitor)
  await submit(widget)
  await expectConfirmation(page, start)

  const { confirmation, agencyCopy } = await mailsOf(visitor.email)
  const copy = unfold(agencyCopy.text)
  expect(copy).toContain(
    'First source: google / cpc / spring, gclid Cj0K, from www.google.com, landed on /seo, ',
  )
  expect(copy).toContain('Source before booking: newsletter, landed on /about, ')
  expect(confirmation.text).not.toMatch(/google \/ cpc|spring|newsletter/)
  expect(copy).not.toMatch(/ketamine\+|a@b\.co/)

  expect(await attributionOf('bookings', visitor.email)).toEqual({
    first_utm_source: 'google',
    first_utm_medium: 'cpc',
    first_utm_campaign: 'spring',
    first_gclid: 'Cj0K',
    first_referrer: 'https://www.google.com',
    first_landing: '/seo',
    first_came_on: today(),
    utm_source: 'newsletter',
    landing: '/about',
    came_on: today(),
  })
  const row = (await typed('bookings')).split('\n').find((line) => line.includes(visitor.email))
  expect(row).toContain('google / cpc / spring, then newsletter')
})

test('the lead form passes on the attribution', async ({ page }) => {
  const { email } = newVisitor()
  await page.goto('/about', { referer: 'https://www.bing.com/' })
  await page.goto('/growth_playbook')
  const form = page.frameLocator('iframe[title="2025 Telehealth Shift"]')
  await expect.poll(() => handed(form)).toMatchObject({ referrer: 'https://www.bing.com', landing: '/about' })
  await form.getByLabel('Your name').fill('Dana Example')
  await form.getByLabel('E-mail address').fill(email)
  await form.getByLabel('Practice name').fill('Example Practice')
  await form.getByLabel('Specialty').selectOption('Ketamine')
  // The server rejects a form submitted within two seconds.
  await page.waitForTimeout(2100)
  await form.getByRole('button', { name: 'Get the guide' }).click()
  await page.waitForURL('/growth_playbook_s')

  const { agencyCopy } = await mailsOf(email)
  expect(unfold(agencyCopy.text)).toContain('Source: www.bing.com, landed on /about, ')
  expect(await attributionOf('leads', email)).toMatchObject({
    first_referrer: 'https://www.bing.com',
    referrer: 'https://www.bing.com',
  })
  const row = (await typed('leads')).split('\n').find((line) => line.includes(email))
  expect(row).toContain('www.bing.com')
})

test('nothing of a visit to a patients’ page is stored, not even on later pages', async ({
  page,
  request,
}) => {
  const start = await ownTime(request)
  await page.goto('/desert-light?utm_source=meta&utm_campaign=depression', { referer: SEARCH })
  await page.getByRole('button', { name: 'Cookie choices' }).click()
  await page.getByRole('button', { name: 'Accept all', exact: true }).click()
  // A patients' page links no page that sells; its policies do. It sends no referrer, so the policy counts as the
  // page the visit began with.
  await goByLink(page, '/privacy-policy')
  await page.waitForURL('/privacy-policy')
  await goByLink(page, '/book')
  await page.waitForURL('/book')
  await chooseTime(widgetOf(page), start)
  const landing = { landing: '/privacy-policy', came_on: today() }
  const { visit, longer } = await kept(page)
  for (const { attribution } of [visit, longer])
    expect(JSON.parse(attribution ?? '')).toEqual({ first: landing, last: landing })
  expect(JSON.stringify([visit, longer])).not.toMatch(/meta|depression|desert-light|google/)
  expect(await handed(widgetOf(page))).toEqual({
    ...landing,
    first_landing: landing.landing,
    first_came_on: landing.came_on,
  })
})

test('attribution outlives the session only with consent, and is deleted with it', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  const answer = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const touch = { utm_source: 'google', landing: '/', came_on: today() }
  await page.goto('/?utm_source=google')
  await expect
    .poll(async () => JSON.parse((await kept(page)).visit.attribution ?? 'null'))
    .toEqual({ first: touch, last: touch })
  expect((await kept(page)).longer).not.toHaveProperty('attribution')

  await answer('Accept all')
  await expect
    .poll(async () => JSON.parse((await kept(page)).longer.attribution ?? 'null'))
    .toEqual({ first: touch, last: touch })
  await answer('Cookie choices')
  await answer('Reject non-essential')
  await expect.poll(async () => 'attribution' in (await kept(page)).longer).toBe(false)
  const after = await kept(page)
  expect(after.longer).not.toHaveProperty('attribution')
  expect(after.visit).toHaveProperty('attribution')

  // Left by an earlier version of the site or an expired consent.
  await page.evaluate((one) => {
    localStorage.setItem('attribution', JSON.stringify({ first: one, last: one }))
  }, touch)
  await page.goto('/about')
  await expect.poll(async () => 'attribution' in (await kept(page)).longer).toBe(false)
})

test('a prerendered page stores nothing until it is shown', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { get: () => true, configurable: true }),
  )
  await page.goto('/?utm_source=google')
  expect((await kept(page)).visit).not.toHaveProperty('attribution')
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  expect((await kept(page)).visit.attribution).toContain('"utm_source":"google"')
})

test('the booking page works with blocked storage and still uses its own query', async ({
  page,
  request,
}) => {
  const start = await ownTime(request)
  const faults: Error[] = []
  page.on('pageerror', (fault) => faults.push(fault))
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/book?utm_source=x')
  await chooseTime(widgetOf(page), start)
  expect(await handed(widgetOf(page))).toEqual({ utm_source: 'x' })
  expect(faults).toEqual([])
})

test('the link to a new tab has both touches', async ({ page, request }) => {
  const start = await ownTime(request)
  await page.goto('/?utm_source=google')
  await page.goto('/about?utm_source=newsletter')
  await page.goto('/book')
  const link = page.getByRole('link', { name: /new tab/ }).last()
  await expect(link).toHaveAttribute('href', /utm_source=newsletter.*first_utm_source=google/)
  await page.goto((await link.getAttribute('href')) ?? '')
  await chooseTime(page, start)
  expect(await handed(page)).toMatchObject({ utm_source: 'newsletter', first_utm_source: 'google' })
})

test.describe('an outside calendar', () => {
  test.use({ baseURL: outsideOrigin })

  test('gets the campaign in its address, once, and Back still works', async ({ page }) => {
    const asked: string[] = []
    await page.route('https://widget.example/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Calendar</title>' })
    })
    await page.goto('/seo?utm_source=google&gclid=x', { referer: SEARCH })
    await goByLink(page, '/book')
    await page.waitForURL('/book')
    const frame = async () =>
      (await (await page.getByTitle(FRAME_TITLE).elementHandle())?.contentFrame())?.url()
    await expect.poll(frame).toMatch(/\?utm_source=google&gclid=x$/)
    expect(asked.filter((url) => url.includes('utm_source'))).toHaveLength(1)
    expect(asked.join()).not.toMatch(/landing|referrer|first_/)
    await page.goBack()
    await expect(page).toHaveURL(/\/seo\?/)

    asked.length = 0
    await page.goto('/book?utm_source=newsletter')
    await expect.poll(frame).toMatch(/\?utm_source=newsletter$/)
    expect(asked).toHaveLength(1)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the campaign in the query of /book is stored as first and last touch', async ({ page, request }) => {
    const start = await ownTime(request)
    const visitor = newVisitor()
    await page.goto('/book?utm_source=x')
    const widget = widgetOf(page)
    await chooseZone(widget, VISITOR_ZONE)
    await chooseTime(widget, start)
    await fillDetails(widget, visitor)
    await submit(widget)
    await expectConfirmation(page, start)
    expect(unfold((await mailsOf(visitor.email)).agencyCopy.text)).toContain('Source: x Booked on:')
    expect(await attributionOf('bookings', visitor.email)).toEqual({ utm_source: 'x', first_utm_source: 'x' })
  })
})
