import { expect, type Locator, type Page, test } from '@playwright/test'
import { awake } from './awake.ts'
import { focusStop } from './focus-stop.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Maximum number of Tab presses from the skip link. */
const FAR = 60

/** Uses the skip link and Tab until `target` has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < FAR; press++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) break
  }
  await expect(target).toBeFocused()
  expect((await focusStop(page)).faults).toEqual([])
}

test('what is included: one service is open at a time', async ({ page }) => {
  await page.goto('/whats-included')
  const services = page.locator('details[name="service"]')
  await expect(services.first()).toHaveAttribute('open')
  await tabTo(page, services.nth(2).locator('summary'))
  await page.keyboard.press('Enter')
  await expect(services.nth(2)).toHaveAttribute('open')
  await expect(services.first()).not.toHaveAttribute('open')
  // The previous one closed, and the opened one is still visible.
  await expect.poll(async () => (await focusStop(page)).faults).toEqual([])
  await page.keyboard.press('Tab')
  await expect(services.nth(2).getByRole('link')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(services.nth(2)).not.toHaveAttribute('open')
})

test('the blog: the chosen category is marked, keeps the focus and is announced', async ({ page }) => {
  await page.goto('/blog')
  await awake(page, 'article-list')
  const tabs = page.getByRole('group').getByRole('button')
  const name = await tabs.nth(1).innerText()
  await tabTo(page, tabs.nth(1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/blog\?category=[a-z-]+$/)
  await expect(tabs.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(tabs.first()).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('status').filter({ hasText: name })).toBeInViewport()
  await expect(tabs.nth(1)).toBeFocused()
  expect((await focusStop(page)).faults).toEqual([])
})

for (const [address, list] of [
  ['/blog/ketamine-clinic-advertising-compliance', 'main nav'],
  ['/terms-of-service', '#contents'],
] as const) {
  test(`${address}: the table of contents moves focus to the section`, async ({ page }) => {
    await page.goto(address)
    const entry = page.locator(`${list} a[href^="#"]`).nth(2)
    const target = (await entry.getAttribute('href')) ?? ''
    await tabTo(page, entry)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${target}$`))
    await expect(page.locator(target)).toBeInViewport()
    await page.keyboard.press('Tab')
    const isBehind = await page.locator(target).evaluate((section) => {
      const active = document.activeElement
      if (!active) return false
      return (section.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    })
    expect(isBehind).toBe(true)
    expect((await focusStop(page)).faults).toEqual([])
  })
}

test('the calculator: an invalid field gets focus, and then the result', async ({ page }) => {
  await page.goto('/roi-calculator')
  await awake(page, 'calculator')
  const first = page.getByRole('textbox').first()
  await tabTo(page, first)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('many')
  await page.keyboard.press('Enter')
  await expect(page.locator('#result')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
  await expect(first).toHaveAttribute('aria-invalid', 'true')
  await expect(first).toHaveAccessibleDescription(/./)
  expect((await focusStop(page)).faults).toEqual([])

  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('6500')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ has: page.getByRole('heading') })).toHaveCount(0)
  await expect(page.locator('#result')).toBeFocused()
  await expect(page.locator('#result')).toBeInViewport()
})

test('the audit: answered with the arrows alone, and its result has the focus', async ({
  page,
  viewport,
}) => {
  await page.goto('/marketing-audit')
  await expect(page.getByRole('button', { name: 'All at once' })).toBeVisible()
  await tabTo(page, page.locator('#q1 input').first())
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('#q1 input').nth(1)).toBeChecked()
  expect((await focusStop(page)).faults).toEqual([])
  await page.keyboard.press('Enter')
  // A phone shows one question at a time.
  if (viewport?.width === 390) {
    await expect(page.locator('#q2')).toBeFocused()
    await tabTo(page, page.getByRole('link', { name: 'See the result' }))
    await page.keyboard.press('Enter')
  }
  await expect(page).toHaveURL(/q1=[a-z]+#result$/)
  await expect(page.locator('#result')).toBeFocused()
})
