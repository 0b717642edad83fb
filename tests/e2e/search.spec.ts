import { expect, type Page, test } from '@playwright/test'
import { clinics } from './patients/clinics.ts'
import { MISSING } from './steps/every-address.ts'
import { runOnlyOn } from './steps/run-only-on.ts'

runOnlyOn('desktop')

const box = (page: Page) => page.getByRole('main').getByRole('searchbox')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

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
})

test('a typing error is forgiven, nothing found is said, and no clinic’s advertorial is listed', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto('/search?q=gaurantee')
  await expect(main.locator('a[href="/terms-of-service"]')).toBeVisible()
  await page.goto('/search?q=%3Cb%3Exyzzy')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<b>xyzzy')
  await expect(main.locator('ol a')).toHaveCount(0)
  await page.goto('/search?q=ketamine+infusion')
  await expect(main.locator('ol a')).not.toHaveCount(0)
  for (const { slug } of clinics) await expect(main.locator(`a[href="/${slug}"]`)).toHaveCount(0)
})

for (const [query, path] of [
  ['how much does it cost', '/whats-included#price'],
  ['do I get a refund', '/terms-of-service#guarantee'],
] as const)
  test(`“${query}” finds ${path} first`, async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent(query)}`)
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await expect(page).toHaveURL(path)
  })
