import { expect, type Page, test } from '@playwright/test'
import { awake } from './awake.ts'

const articles = (page: Page) => page.locator('main article')
const tab = (page: Page, name: string) => page.getByRole('group').getByRole('button', { name, exact: true })

test('one category is shown at once, and the address, the title and Back follow', async ({ page }) => {
  await page.goto('/blog')
  await awake(page, 'article-list')
  const all = await articles(page).count()
  const title = await page.title()
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))

  await tab(page, 'Ketamine Marketing').click()
  await expect(page).toHaveURL(/\/blog\?category=ketamine-marketing$/)
  await expect(tab(page, 'Ketamine Marketing')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Ketamine Marketing:' })).toBeVisible()
  await expect(page).toHaveTitle(/Ketamine Marketing/)
  expect(await articles(page).count()).toBeLessThan(all)

  await page.goBack()
  await expect(tab(page, 'All')).toHaveAttribute('aria-pressed', 'true')
  await expect(articles(page)).toHaveCount(all)
  await expect(page).toHaveTitle(title)
  expect(loads).toEqual([])
})

test('an unknown category says so and leads back to all', async ({ page }) => {
  await page.goto('/blog?category=gardening')
  await expect(articles(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Show all articles' }).click()
  await expect(page).toHaveURL('/blog')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the tabs load the filtered page', async ({ page }) => {
    await page.goto('/blog')
    await tab(page, 'Ketamine Marketing').click()
    await expect(page).toHaveURL(/category=ketamine-marketing#shown$/)
    await expect(tab(page, 'Ketamine Marketing')).toHaveAttribute('aria-pressed', 'true')
  })
})
