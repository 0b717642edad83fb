import { expect, type Page, type Request, test } from '@playwright/test'
import { awake } from './awake.ts'
import { outsideOrigin } from './servers.ts'

const IDLE = 'Trigger the webhook'

/** Opens the page and delays the response until `answer` is called, so that the busy state can be tested. */
async function openWithHeldCall(page: Page, pattern: string) {
  const calls: Request[] = []
  let answer: (kind: 'arrive' | 'fail') => void = () => {}
  await page.route(pattern, async (route) => {
    calls.push(route.request())
    const kind = await new Promise<'arrive' | 'fail'>((resolve) => {
      answer = resolve
    })
    await (kind === 'arrive' ? route.fulfill({ status: 202, body: '' }) : route.abort())
  })
  await page.goto('/webhook-test')
  await awake(page, 'webhook-request')
  return { calls, answer: (kind: 'arrive' | 'fail') => answer(kind) }
}

const button = (page: Page) => page.locator('main form button')

test('one click sends the three fields and disables the button meanwhile', async ({ page }) => {
  const { calls, answer } = await openWithHeldCall(page, '**/desk/webhook?*')
  await page.getByRole('button', { name: IDLE }).click()
  await expect(button(page)).toHaveText('Triggering...')
  await expect(button(page)).toBeDisabled()
  await expect.poll(() => calls.length).toBe(1)
  answer('arrive')

  await expect(page.getByRole('status').getByText('Webhook Triggered')).toBeVisible()
  await expect(button(page)).toHaveText(IDLE)
  await expect(button(page)).toBeEnabled()
  const address = new URL(calls[0]?.url() ?? '')
  expect([...address.searchParams.keys()]).toEqual(['timestamp', 'triggered_from', 'test_data'])
  const sent = Date.parse(address.searchParams.get('timestamp') ?? '')
  expect(Math.abs(Date.now() - sent)).toBeLessThan(60_000)
  expect(address.searchParams.get('triggered_from')).toBe(page.url())
  expect(calls[0]?.method()).toBe('GET')
})

test('a failed call is reported at once and explained in the console', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  const { calls, answer } = await openWithHeldCall(page, '**/desk/webhook?*')
  await page.getByRole('button', { name: IDLE }).click()
  await expect.poll(() => calls.length).toBe(1)
  answer('fail')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Error')
  await expect(alert).toContainText('Failed to trigger webhook. Check console for details.')
  expect(said.join('\n')).toContain('The webhook could not be triggered')
  await expect(button(page)).toBeEnabled()
})

test('a toast stays while focused, otherwise disappears, and restores focus', async ({ page }) => {
  await page.clock.install()
  await page.goto('/webhook-test')
  await awake(page, 'webhook-request')
  const toast = page.locator('.toast')
  await page.getByRole('button', { name: IDLE }).press('Enter')
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: 'Dismiss' }).focus()
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(toast).toHaveCount(0)
  await expect(button(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(toast).toBeVisible()
  await page.clock.runFor(11_000)
  await expect(toast).toHaveCount(0)
})

test('a toast moves to the other edge rather than cover the focus', async ({ page }) => {
  await page.goto('/webhook-test')
  await awake(page, 'webhook-request')
  await page.getByRole('button', { name: IDLE }).press('Enter')
  await expect(page.locator('.toast')).toBeVisible()
  for (const name of ['first', 'last'] as const) {
    const behind = await page.evaluate(async (which) => {
      const links = [
        ...document.querySelectorAll<HTMLElement>('header a, main a, main button, footer a'),
      ].filter((one) => one.checkVisibility())
      const hidden: string[] = []
      for (const one of which === 'first' ? links : links.reverse()) {
        one.focus()
        await new Promise(requestAnimationFrame)
        const [at, over] = [one, document.querySelector('.toast')].map((box) => box?.getBoundingClientRect())
        if (!at || !over) throw new Error('The message is gone.')
        const isOver =
          at.top < over.bottom && at.bottom > over.top && at.left < over.right && at.right > over.left
        if (isOver) hidden.push(one.textContent ?? '')
      }
      return hidden
    }, name)
    expect(behind).toEqual([])
  }
})

test('the page is not in the index, the menus or the sitemap', async ({ page, request }) => {
  await page.goto('/webhook-test')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('a[href*="webhook-test"]')).toHaveCount(0)
  const sitemap = await request.get('/sitemap.xml')
  if (sitemap.ok()) expect(await sitemap.text()).not.toContain('webhook-test')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form calls the built-in receiver and returns with the message', async ({ page }) => {
    await page.goto('/webhook-test')
    await page.getByRole('button', { name: IDLE }).click()
    await expect(page).toHaveURL(/\/webhook-test\?sent=yes$/)
    await expect(page.getByText('Webhook Triggered')).toBeVisible()
  })
})

test.describe('with the owner’s automation', () => {
  test.use({ baseURL: outsideOrigin })

  test('the call goes there and keeps the address’s own parameters', async ({ page }) => {
    const { calls, answer } = await openWithHeldCall(page, 'https://hooks.example/**')
    await expect(page.getByText('https://hooks.example/catch/1?token=abc')).toBeVisible()
    await page.getByRole('button', { name: IDLE }).click()
    await expect.poll(() => calls.length).toBe(1)
    answer('arrive')
    await expect(page.getByRole('status').getByText('Webhook Triggered')).toBeVisible()
    const { origin, pathname, searchParams } = new URL(calls[0]?.url() ?? '')
    expect(origin + pathname).toBe('https://hooks.example/catch/1')
    expect([...searchParams.keys()]).toEqual(['token', 'timestamp', 'triggered_from', 'test_data'])
  })

  test('no other page can call it', async ({ request }) => {
    const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy']
    expect(await policyOf('/webhook-test')).toContain("connect-src 'self' https://hooks.example;")
    expect(await policyOf('/')).not.toContain('hooks.example')
  })
})
