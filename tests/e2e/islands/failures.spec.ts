import { expect, test } from '@playwright/test'
import { waitForIsland } from '../steps/islands.ts'
import { runOnlyOn } from '../steps/run-only-on.ts'

runOnlyOn('desktop')

test('a part of the page that can’t be loaded leaves its form to the browser', async ({ page }) => {
  await page.route(/break-even\.island/, (route) => route.abort())
  await page.goto('/')
  const part = page.locator('[data-island="break-even"]')
  await part.getByRole('textbox').fill('900')
  await part.getByRole('button').first().click()
  await expect(page).toHaveURL(/\/roi-calculator\?revenuePerPatient=900$/)
})

test('a part of the page that fails gets the server’s markup back, with what was typed, and its form works', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ name }) => errors.push(name))
  await page.goto('/')
  const part = page.locator('[data-island="break-even"]')
  await part.getByRole('textbox').fill('900')
  await part.getByRole('button').first().click()
  await waitForIsland(page, 'break-even')
  // As an extension may do.
  await part
    .locator('#break-even-verdict > p')
    .first()
    .evaluate((verdict) => verdict.remove())
  await part.getByRole('textbox').fill('many')
  await part.getByRole('button').first().click()
  await expect.poll(() => errors).toEqual(['NotFoundError'])
  await expect(part.getByRole('textbox')).toHaveValue('many')
  await part.getByRole('button').first().click()
  await expect(page).toHaveURL(/\/roi-calculator\?revenuePerPatient=many$/)
})

test('where the next times can’t be told, the page is as it was', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.route('**/desk/slots?*', (route) => route.fulfill({ json: { starts: [] } }))
  await page.goto('/patient-acquisition-machine')
  const times = page.locator('[data-island="next-times"]')
  const answered = page.waitForResponse('**/desk/slots?*')
  await times.locator('div').first().scrollIntoViewIfNeeded()
  await answered
  await waitForIsland(page, 'next-times')
  await expect(times).toHaveText('')
  expect(errors).toEqual([])
})

for (const [failure, status] of [
  ['is unavailable', 503],
  ['is blocked', 0],
] as const)
  test(`our own calendar that ${failure} is replaced by phone, email and a new tab`, async ({ page }) => {
    await page.clock.install()
    await page.route('**/desk/booking?*', (route) =>
      status ? route.fulfill({ status, body: 'Unavailable' }) : route.abort('blockedbyclient'),
    )
    await page.goto('/book')
    await waitForIsland(page, 'framed-widget')
    const otherWays = page.getByRole('main').getByRole('alert')
    await page.clock.runFor(30_000)
    await expect(otherWays).toBeVisible()
    for (const href of ['tel:', 'mailto:', '/desk/booking'])
      await expect(otherWays.locator(`a[href*="${href}"]`)).toBeVisible()
  })
