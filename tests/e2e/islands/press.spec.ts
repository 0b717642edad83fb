import { expect, test } from '@playwright/test'
import { waitUntilStable } from '../steps/islands.ts'
import { runOnlyOn } from '../steps/run-only-on.ts'

runOnlyOn('phone')

/** Longer than anything that a form does by itself after the last letter, in milliseconds. */
const HELD = 1500

/** Pages with forms, and what is typed into the field that the press leaves. */
const forms = [
  ['/desk/lead', '[name="email"]', 'dana@gmail.co'],
  ['/roi-calculator', '[name="adSpend"]', 'much'],
  ['/roi-calculator', '[name="revenuePerPatient"]', '4000'],
  ['/', '.sample-form input', 'Blue Door Clinic'],
  ['/', '[name="revenuePerPatient"]', '4000'],
  ['/marketing-audit', '[name="address"]', 'nowhere'],
] as const

for (const [address, field, typed] of forms)
  test(`nothing moves between press and release: ${address} ${field}`, async ({ page }) => {
    await page.goto(address)
    await waitUntilStable(page)
    const input = page.locator(field).first()
    const submit = input.locator('xpath=ancestor::form').locator('[type="submit"]').last()
    await input.pressSequentially(typed)
    await page.waitForTimeout(HELD)
    await submit.hover()
    const parts = await page.evaluateHandle(() => [...document.querySelectorAll('a, button, input, select')])
    const place = () =>
      parts.evaluate((all) => all.map((part) => Math.round(part.getBoundingClientRect().top)))
    const before = await place()
    await page.mouse.down()
    await page.waitForTimeout(HELD)
    expect(await place()).toEqual(before)
  })
