import { expect, type Page, test } from '@playwright/test'
import { MISSING } from './steps/every-address.ts'
import { runOnlyOn } from './steps/run-only-on.ts'

runOnlyOn('desktop')
test.use({ javaScriptEnabled: false })

const box = (page: Page) => page.getByRole('main').getByRole('searchbox')

test('a missing page leads on, by search and by the likeliest pages', async ({ page }) => {
  const response = await page.goto(MISSING)
  expect(response?.status()).toBe(404)
  const main = page.getByRole('main')
  for (const href of ['/', '/book', '/whats-included#price'])
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible()
  await box(page).fill('price')
  await box(page).press('Enter')
  await expect(page).toHaveURL('/search?q=price')
  await expect(box(page)).toHaveValue('price')
  await main.getByRole('listitem').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/search/)
})
