import { expect, type Page, test } from '@playwright/test'
import { waitForIsland } from './steps/islands.ts'
import { runOnlyOn } from './steps/run-only-on.ts'

runOnlyOn('phone')

const articles = (page: Page) => page.locator('main article')
const tabs = (page: Page) => page.getByRole('main').getByRole('group').getByRole('button')

test('one category is shown at once, and the address, the title and Back follow', async ({ page }) => {
  await page.goto('/blog')
  await waitForIsland(page, 'article-list')
  const [count, title] = [await articles(page).count(), await page.title()]
  const category = tabs(page).nth(1)
  await category.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/blog\?category=[a-z-]+$/)
  await expect(category).toHaveAttribute('aria-pressed', 'true')
  await expect(category).toBeFocused()
  const name = await category.innerText()
  await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(name))
  expect(await articles(page).count()).toBeLessThan(count)
  await page.goBack()
  await expect(tabs(page).first()).toHaveAttribute('aria-pressed', 'true')
  await expect(articles(page)).toHaveCount(count)
  await expect(page).toHaveTitle(title)
})
