import { expect, type Page, test } from '@playwright/test'
import { awake } from './awake.ts'

const result = (page: Page) => page.locator('#result')
const field = (page: Page, name: string) => page.getByRole('textbox', { name })

test('the month follows every keystroke and the slider, without a page load', async ({ page }) => {
  await page.goto('/roi-calculator')
  await awake(page, 'calculator')
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  await expect(result(page)).toContainText('An example month')
  await field(page, 'Monthly ad spend').fill('13000')
  await expect(result(page)).toContainText('Your month')
  await expect(result(page)).toContainText('$13,000')
  const slider = page.getByRole('slider', { name: 'Monthly ad spend' })
  await expect(slider).toHaveValue('13000')
  await slider.press('ArrowRight')
  await expect(field(page, 'Monthly ad spend')).toHaveValue('13500')
  await expect(result(page)).toContainText('$13,500')
  expect(loads).toEqual([])
})

test('the address can be saved and shared, and invalid figures stay out of it', async ({ page }) => {
  await page.goto('/roi-calculator')
  await awake(page, 'calculator')
  await field(page, 'Our monthly fee').fill('4800')
  await expect(page).toHaveURL(/fee=4800/)
  await field(page, 'Our monthly fee').fill('a lot')
  await field(page, 'Our monthly fee').blur()
  await expect(field(page, 'Our monthly fee')).toHaveAttribute('aria-invalid', 'true')
  await expect(result(page)).toContainText('$4,800')
  await page.waitForTimeout(1000)
  await expect(page).toHaveURL(/fee=4800/)
  await page.reload()
  await expect(field(page, 'Our monthly fee')).toHaveValue('4800')
})

test('figures typed before hydration are kept', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/calculator.island-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/roi-calculator', { waitUntil: 'commit' })
  await field(page, 'Monthly ad spend').fill('9100')
  release()
  await awake(page, 'calculator')
  await expect(field(page, 'Monthly ad spend')).toHaveValue('9100')
  await expect(result(page)).toContainText('$9,100')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form puts its figures into the address and shows the month', async ({ page }) => {
    await page.goto('/roi-calculator')
    await expect(page.getByRole('slider')).toHaveCount(0)
    await field(page, 'Monthly ad spend').fill('9000')
    await page.locator('form[action^="/roi-calculator"] button').click()
    await expect(page).toHaveURL(/adSpend=9000.*#result$/)
    await expect(result(page)).toContainText('$9,000')
  })

  test('invalid figures are listed in place of the result', async ({ page }) => {
    await page.goto('/roi-calculator?adSpend=many&fee=5000')
    await expect(page.getByRole('alert').getByRole('link').first()).toHaveAttribute('href', '#adSpend')
    await expect(field(page, 'Monthly ad spend')).toHaveAttribute('aria-invalid', 'true')
  })
})
