import { expect, type Page, test } from '@playwright/test'
import { consent } from '../../app/content/site/consent.data.ts'
import { site } from '../../app/content/site/site.data.ts'
import { answeredVisit } from './steps/answered-visit.ts'
import {
  chooseTime,
  expectConfirmation,
  fillDetails,
  newVisitor,
  openWidget,
  submit,
  type Widget,
} from './steps/book-a-call.ts'
import { mailsOf } from './steps/mail.ts'
import { runOnlyOn } from './steps/run-only-on.ts'
import { outsideOrigin } from './steps/servers.ts'
import { claimTime } from './steps/time-zone.ts'

runOnlyOn('desktop')

const SEARCH = 'https://www.google.com/search?q=ketamine+and+my+depression'
/** Returns the day at the office, because the office reads the touches. */
const dayAt = (time: number) =>
  new Date(time).toLocaleDateString('en-US', { timeZone: site.strategyCall.officeZone, dateStyle: 'long' })
/** Matches the day of this test in UTC with an hour, also if midnight passes during it. */
const moment = () =>
  expect.stringMatching(
    `^(${[120_000, 0].map((ago) => new Date(Date.now() - ago).toISOString().slice(0, 10)).join('|')})T.*Z$`,
  )
const unfold = (text = '') => text.replace(/\s+/g, ' ')

/** Returns what the tab and the browser have stored about how the visit began. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const read = (storage: Storage) => JSON.parse(storage.getItem('attribution') ?? 'null')
    return { visit: read(sessionStorage), longer: read(localStorage) }
  })

/** Returns the attribution fields of the widget's form. */
const handed = (widget: Widget) =>
  widget
    .locator('form[method="post"] input[type="hidden"]')
    .evaluateAll((fields: HTMLInputElement[]) =>
      Object.fromEntries(
        fields
          .map(({ name, value }) => [name, value])
          .filter(([name = '']) => /utm_|clid|landing|came_on|referrer|ads_consent/.test(name)),
      ),
    )

/** Reopens the banner and waits for its choices, because the buttons move when their style arrives. */
async function reopen(page: Page): Promise<void> {
  await page.getByRole('button', { name: consent.reopen }).click()
  await expect(page.getByRole('button', { name: consent.save, exact: true })).toBeVisible()
}

test('first and last touch reach the agency’s email, not the visitor’s', async ({ page, request }) => {
  const start = await claimTime(request)
  const visitor = newVisitor()
  await page.goto('/seo?utm_source=google&utm_medium=cpc&gclid=Cj0K&email=a@b.co', { referer: SEARCH })
  await page.locator('main a[href="/book"]').first().click()
  await page.goto('/about?utm_source=newsletter')
  const widget = await openWidget(page)
  await chooseTime(widget, start)
  const touches = {
    first_utm_source: 'google',
    first_utm_medium: 'cpc',
    first_gclid: 'Cj0K',
    first_landing: '/seo',
    first_referrer: 'https://www.google.com',
    first_came_on: moment(),
    utm_source: 'newsletter',
    landing: '/about',
    came_on: moment(),
  }
  expect(await handed(widget)).toEqual(touches)
  await fillDetails(widget, visitor)
  await submit(widget)
  await expectConfirmation(page, start)
  const { confirmation, agencyCopy } = await mailsOf(visitor.email)
  for (const fact of ['google / cpc', 'gclid Cj0K', 'www.google.com', '/seo', 'newsletter', '/about'])
    expect(unfold(agencyCopy.text)).toContain(fact)
  const days = [120_000, 0].map((ago) => dayAt(Date.now() - ago))
  expect(unfold(agencyCopy.text)).toMatch(new RegExp(`landed on /seo, (${days.join('|')})`))
  expect(unfold(agencyCopy.text)).not.toMatch(/ketamine\+|a@b\.co/)
  expect(confirmation.text).not.toMatch(/cpc|newsletter/)
})

test('it outlives the tab only with consent, and is deleted with it', async ({ page, context }) => {
  await context.clearCookies()
  const touch = { utm_source: 'google', landing: '/', came_on: moment() }
  const touches = { first: touch, last: touch }
  await page.goto('/?utm_source=google')
  await expect.poll(() => kept(page)).toEqual({ visit: touches, longer: null })
  await page.getByRole('button', { name: consent.acceptAll, exact: true }).click()
  await expect.poll(() => kept(page)).toEqual({ visit: touches, longer: touches })
  await reopen(page)
  await page.getByRole('button', { name: consent.rejectNonEssential, exact: true }).click()
  await expect.poll(() => kept(page)).toEqual({ visit: touches, longer: null })
})

test('a yes to ads goes along with the booking until it is withdrawn', async ({ page, context, request }) => {
  await context.clearCookies()
  const widget = await openWidget(page, '/book?gclid=Cj0K')
  await chooseTime(widget, await claimTime(request))
  const answer = async () => (await handed(widget)).ads_consent
  expect(await answer()).toBeUndefined()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await press(consent.acceptAll)
  await expect.poll(answer).toBe('yes')
  await reopen(page)
  await press(consent.rejectNonEssential)
  await expect.poll(answer).toBeUndefined()
  await reopen(page)
  await press(consent.acceptAll)
  await expect.poll(answer).toBe('yes')
  // Simulates that the visitor has answered in another tab meanwhile.
  await context.addCookies(answeredVisit.cookies)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(answer).toBeUndefined()
  expect((await handed(widget)).gclid).toBe('Cj0K')
})

test('the booking page works with blocked storage and uses its own query', async ({ page, request }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  const widget = await openWidget(page, '/book?utm_source=x')
  await chooseTime(widget, await claimTime(request))
  expect(await handed(widget)).toEqual({ utm_source: 'x' })
})

test.describe('an outside calendar', () => {
  test.use({ baseURL: outsideOrigin })

  test('gets the campaign in its address and nothing else', async ({ page }) => {
    const asked: string[] = []
    await page.route('https://widget.example/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Calendar</title>' })
    })
    await page.goto('/seo?utm_source=google&gclid=x', { referer: SEARCH })
    await page.locator('main a[href="/book"]').first().click()
    await expect.poll(() => asked.at(-1)).toMatch(/\?utm_source=google&gclid=x$/)
    expect(asked.join()).not.toMatch(/landing|referrer|first_/)
    await page.goto('/book?utm_source=newsletter&email=dana@practice.example&name=Dana')
    await expect.poll(() => asked.at(-1)).toMatch(/\?utm_source=newsletter$/)
  })
})
