import { expect, test } from '@playwright/test'
import { clinics } from './clinics.ts'

test('a missing page leads on: search, the menu’s pages, booking', async ({ page }) => {
  await page.goto('/no-such-page')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Book your free strategy call' })).toHaveAttribute(
    'href',
    '/book',
  )
  await expect(main.getByRole('link', { name: 'How we work' })).toBeVisible()
  await main.getByLabel('What are you looking for?').fill('map pack')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?q=map+pack')
  const first = main.getByRole('listitem').first()
  await expect(first).toContainText('Google Business')
  await first.getByRole('link').click()
  await expect(page).toHaveURL('/google-business')
  await page.goBack()
  await expect(main.getByLabel('What are you looking for?')).toHaveValue('map pack')
})

test('finds despite a typing error, and says when it finds nothing', async ({ page }) => {
  await page.goto('/search?q=gaurantee')
  await expect(page.getByRole('main').locator('a[href="/terms-of-service"]')).toBeVisible()
  await page.goto('/search?q=%3Cb%3Exyzzy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages about “<b>xyzzy”')
  await expect(page.getByRole('main')).toContainText('No page has all of those words')
  await page.goto('/search?q=%20')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search this site')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('never lists a clinic’s advertorial', async ({ page }) => {
  await page.goto('/search?q=ketamine+infusion')
  for (const { slug } of clinics)
    await expect(page.getByRole('main').locator(`a[href="/${slug}"]`)).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('works the same', async ({ page }) => {
    await page.goto('/search')
    await page.getByLabel('What are you looking for?').fill('price')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('main').locator('ol a[href="/whats-included"]')).toBeVisible()
  })
})
