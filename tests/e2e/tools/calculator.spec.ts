import { expect, type Page, test } from '@playwright/test'
import { holdBack, waitForIsland } from '../steps/islands.ts'
import { runOnlyOn } from '../steps/run-only-on.ts'

runOnlyOn('phone')

const result = (page: Page) => page.locator('#result')
const spend = (page: Page) => page.locator('#adSpend')
const open = async (page: Page) => {
  await page.goto('/roi-calculator')
  await waitForIsland(page, 'calculator')
}

test('the month follows what is typed and the slider, its address can be shared and printed, and it is a note for the call', async ({
  page,
}) => {
  await open(page)
  await spend(page).fill('13000')
  await expect(result(page)).toContainText('$13,000')
  const slider = page.getByRole('slider').first()
  await expect(slider).toHaveValue('13000')
  await slider.press('ArrowRight')
  await expect(spend(page)).not.toHaveValue('13000')
  const shown = await result(page).innerText()
  await expect(page).toHaveURL(new RegExp(`adSpend=${(await spend(page).inputValue()).replace(',', '')}&`))
  await page.reload()
  await expect.poll(() => result(page).innerText()).toBe(shown)
  await expect(page.getByRole('status').filter({ hasText: /^It pays (when|from)/ })).toBeVisible()
  const notes = page.getByRole('listitem').filter({ hasText: 'My month from the ROI calculator' })
  await expect(notes).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(result(page)).toBeVisible()
})

test('what is no figure is named, keeps the last result and stays out of the address', async ({ page }) => {
  await open(page)
  await spend(page).fill('7200')
  await expect(page).toHaveURL(/adSpend=7200/)
  await spend(page).fill('many')
  await spend(page).press('Enter')
  await expect(result(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(spend(page)).toBeFocused()
  await expect(spend(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(spend(page)).toHaveAccessibleDescription(/./)
  await expect(page).not.toHaveURL(/many/)
  await spend(page).fill('7500')
  await spend(page).press('Enter')
  await expect(result(page)).toContainText('$7,500')
  await expect(result(page)).toBeInViewport()
})

test('figures typed before the script is there are kept', async ({ page }) => {
  const release = await holdBack(page, '**/calculator.island-*.js')
  await page.goto('/roi-calculator', { waitUntil: 'commit' })
  await spend(page).fill('9100')
  release()
  await waitForIsland(page, 'calculator')
  await expect(spend(page)).toHaveValue('9100')
  await expect(result(page)).toContainText('$9,100')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form shows the month, and names what is no figure', async ({ page }) => {
    await page.goto('/roi-calculator?adSpend=many&fee=5000')
    await expect(page.getByRole('alert').getByRole('link').first()).toHaveAttribute('href', '#adSpend')
    await expect(spend(page)).toHaveAttribute('aria-invalid', 'true')
    await page.goto('/roi-calculator')
    await spend(page).fill('9000')
    await page.locator('form[action^="/roi-calculator"] button').click()
    await expect(page).toHaveURL(/adSpend=9000.*#result$/)
    await expect(result(page)).toContainText('$9,000')
  })
})
