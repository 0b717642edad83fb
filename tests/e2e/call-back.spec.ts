import { expect, test } from '@playwright/test'
import { accessibility } from './every-page/accessibility.ts'
import { newVisitor, widgetOf } from './steps/book-a-call.ts'
import { mailWith } from './steps/mail.ts'
import { runOnlyOn } from './steps/run-only-on.ts'

runOnlyOn('phone')

// Without fading, which axe would take for low contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a visitor leaves a number from the calendar, after a wrong one', async ({ page }) => {
  const { name, practice, email, phone } = newVisitor()
  await page.goto('/book')
  await widgetOf(page).locator('a[href*="callback=1"]').click()
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Practice name').fill(practice)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Best time to call').fill('mornings')
  const number = page.getByLabel('Phone number')
  await number.fill('555-0117 x')
  await page.waitForTimeout(2100)
  await number.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Please fix 1 answer below')
  expect(await accessibility(page)).toEqual([])
  await number.fill(phone)
  await number.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We’ll call you back within')
  await expect(page).toHaveURL('/desk/lead?callback=done')
  await expect.poll(async () => (await mailWith(email)).length).toBe(1)
})
