import { expect, type Page, type Request, test } from '@playwright/test'
import { waitForIsland } from './steps/islands.ts'
import { runOnlyOn } from './steps/run-only-on.ts'
import { outsideOrigin } from './steps/servers.ts'

runOnlyOn('desktop')

const button = (page: Page) => page.locator('main form button')
const toast = (page: Page) => page.locator('.toast')

/** Opens the page and holds the call until `answer`, so that the busy state can be seen. */
async function openWithHeldCall(page: Page, pattern: string) {
  const calls: Request[] = []
  const { promise, resolve: answer } = Promise.withResolvers<'arrive' | 'fail'>()
  await page.route(pattern, async (route) => {
    calls.push(route.request())
    await ((await promise) === 'arrive' ? route.fulfill({ status: 202, body: '' }) : route.abort())
  })
  await page.goto('/webhook-test')
  await waitForIsland(page, 'webhook-request')
  return { calls, answer }
}

test('one press sends the three fields, with the button disabled meanwhile', async ({ page }) => {
  const { calls, answer } = await openWithHeldCall(page, '**/desk/webhook?*')
  await button(page).click()
  await expect(button(page)).toBeDisabled()
  await expect.poll(() => calls.length).toBe(1)
  answer('arrive')
  await expect(toast(page)).toHaveAttribute('data-kind', 'done')
  await expect(button(page)).toBeEnabled()
  const { searchParams } = new URL(calls[0]?.url() ?? '')
  expect([...searchParams.keys()]).toEqual(['timestamp', 'triggered_from', 'test_data'])
  expect(searchParams.get('triggered_from')).toBe(page.url())
})

test('a failed call is reported and explained in the console', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  const { answer } = await openWithHeldCall(page, '**/desk/webhook?*')
  await button(page).click()
  answer('fail')
  await expect(
    page
      .getByRole('alert')
      .filter({ has: toast(page) })
      .or(toast(page))
      .first(),
  ).toBeVisible()
  await expect(toast(page)).not.toHaveAttribute('data-kind', 'done')
  await expect.poll(() => said.join('\n')).toContain('webhook')
  await expect(button(page)).toBeEnabled()
})

test('a toast stays while it has the focus, gives it back, and goes by itself', async ({ page }) => {
  await page.clock.install()
  await page.goto('/webhook-test')
  await waitForIsland(page, 'webhook-request')
  await button(page).press('Enter')
  await toast(page).getByRole('button').focus()
  await page.clock.runFor(60_000)
  await expect(toast(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(toast(page)).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form calls the built-in receiver and comes back', async ({ page }) => {
    await page.goto('/webhook-test')
    await button(page).click()
    await expect(page).toHaveURL(/\/webhook-test\?sent=yes$/)
  })
})

test.describe('with the owner’s automation', () => {
  test.use({ baseURL: outsideOrigin })

  test('the call goes there with the address’s own parameters', async ({ page }) => {
    const { calls, answer } = await openWithHeldCall(page, 'https://hooks.example/**')
    await button(page).click()
    await expect.poll(() => calls.length).toBe(1)
    answer('arrive')
    await expect(toast(page)).toHaveAttribute('data-kind', 'done')
    const { pathname, searchParams } = new URL(calls[0]?.url() ?? '')
    expect(pathname).toBe('/catch/1')
    expect([...searchParams.keys()]).toEqual(['token', 'timestamp', 'triggered_from', 'test_data'])
  })
})
