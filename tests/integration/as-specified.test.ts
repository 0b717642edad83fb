import { expect, it } from 'vitest'
import { launchChromium } from '../fixtures/chromium.ts'
import { endAfterwards } from '../fixtures/end-afterwards.ts'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'

const WIDGET = 'https://widget.example/booking/1'
const FORM = 'https://form.example/form/1'
const HOOK = 'https://hooks.example/catch/1'

it('nothing but the specified calls is made, and the frames are the provider’s', async () => {
  const server = await serverForTests({
    LOG_LEVEL: 'error',
    BOOKING_WIDGET_URL: WIDGET,
    LEAD_FORM_URL: FORM,
    WEBHOOK_URL: HOOK,
    ANALYTICS_ID: 'G-AB12CD34EF',
    WEBSITE_CHECK: 'off',
    COUNTING: 'off',
  })
  const browser = await launchChromium()
  endAfterwards(() => browser.close())
  const page = await browser.newPage()
  const outside: string[] = []
  const calls: string[] = []
  await page.route('**', (route) => {
    const { url, method } = { url: route.request().url(), method: route.request().method() }
    if (!url.startsWith(server.origin)) {
      outside.push(url)
      return route.fulfill({ status: 200, contentType: 'text/html', body: 'provider' })
    }
    if (method !== 'GET' || url.includes('/desk') || route.request().resourceType() === 'fetch')
      calls.push(`${method} ${url.slice(server.origin.length)}`)
    return route.continue()
  })
  for (const address of ['/', '/paid-traffic', '/blog', '/contact', '/marketing-audit']) {
    await page.goto(server.origin + address)
    await page.mouse.wheel(0, 1500)
    await page.waitForTimeout(1200)
  }
  expect([outside, calls]).toEqual([[], []])
  // No website is read, so that the audit is its questions alone.
  expect(await page.locator('main form').count()).toBe(0)
  await page.getByRole('link', { name: 'Start with question 1' }).click()
  await page.getByText('1 of 5').waitFor()
  await page.goto(`${server.origin}/book`)
  const asks = (address: string) =>
    expect.poll(() => outside.some((url) => url.startsWith(address)), { timeout: 60_000 }).toBe(true)
  await asks(WIDGET)
  await page.goto(`${server.origin}/growth_playbook`)
  await asks(FORM)
  await page.goto(`${server.origin}/webhook-test`)
  // Before it's hydrated, the browser sends the form to this server.
  await page.locator('[data-island="webhook-request"][data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('main').getByRole('button').first().click()
  await asks(HOOK)
  expect(outside.filter((url) => ![WIDGET, FORM, HOOK].some((one) => url.startsWith(one)))).toEqual([])
  expect(calls).toEqual([])
})
