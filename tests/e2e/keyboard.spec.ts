import { expect, type Locator, type Page, test } from '@playwright/test'
import { focusStop } from './every-page/focus.ts'
import { anyClinic } from './patients/clinics.ts'
import { MISSING } from './steps/every-address.ts'
import { runOnlyOn } from './steps/run-only-on.ts'

runOnlyOn('desktop')
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Presses Tab until `target` has the focus, with the focus in view there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) break
  }
  await expect(target).toBeFocused()
  expect((await focusStop(page)).faults).toEqual([])
}

test('the first stop skips the header', async ({ page }) => {
  for (const address of ['/', `/${anyClinic.slug}`, '/book', MISSING]) {
    await page.goto(address)
    await page.keyboard.press('Tab')
    await expect(page.locator('body > a').first()).toBeFocused()
    await expect(page.locator('body > a').first()).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('body > header :focus')).toHaveCount(0)
  }
})

test('one service is open at a time, and stays in view', async ({ page }) => {
  await page.goto('/whats-included')
  const services = page.locator('details[name="service"]')
  await expect(services.first()).toHaveAttribute('open')
  await tabTo(page, services.nth(2).locator('summary'))
  await page.keyboard.press('Enter')
  await expect(services.nth(2)).toHaveAttribute('open')
  await expect(services.first()).not.toHaveAttribute('open')
  expect((await focusStop(page)).faults).toEqual([])
  await page.keyboard.press('Space')
  await expect(services.nth(2)).not.toHaveAttribute('open')
})

test('the calendar’s arrows keep the focus at the last week, and a time is chosen by Enter', async ({
  page,
}) => {
  await page.goto('/desk/booking')
  await expect(page.getByRole('button', { name: 'Show times' })).toHaveCount(0)
  const arrow = page.getByRole('link', { name: 'Next week' })
  const week = page.getByText(/^Week \d of \d$/)
  await arrow.focus()
  while ((await arrow.getAttribute('aria-disabled')) === null) {
    const shown = await week.innerText()
    await page.keyboard.press('Enter')
    await expect(week).not.toHaveText(shown)
  }
  await expect(arrow).toBeFocused()
  await tabTo(page, page.locator('.time-slot:visible').first())
  await page.keyboard.press('Enter')
  await expect(page.locator('input[name="name"]')).toBeVisible()
})
