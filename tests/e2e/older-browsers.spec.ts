import { expect, test } from '@playwright/test'
import { waitForIsland } from './steps/islands.ts'
import { runOnlyOn } from './steps/run-only-on.ts'

runOnlyOn('desktop')
// The style is changed in the response, so the hash in the policy no longer matches.
test.use({ bypassCSP: true })

test('without popovers, as in Firefox 115 and Safari 16.4, menus open under the pointer and by keyboard', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover')
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
  })
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replaceAll(' popover="auto"', '')
      .replaceAll(/ popoverTarget="/gi, ' data-target="')
      .replaceAll('selector(:popover-open)', 'selector(:not-known)')
    await route.fulfill({ response, body })
  })
  await page.goto('/about')
  const panels = page.locator('header nav button + ul')
  for (const button of await page.locator('header nav button:has(+ ul)').all()) {
    await expect(panels.filter({ visible: true })).toHaveCount(0)
    await button.hover()
    await expect(panels.filter({ visible: true })).toHaveCount(1)
    await page.mouse.move(640, 790)
  }
  await page.locator('header nav button').first().focus()
  await page.keyboard.press('Tab')
  await expect(panels.first().getByRole('link').first()).toBeFocused()
})

test('a part of the page’s script that fails is told, and stops no other: the menus and the islands work', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'matchMedia')
  })
  const told = page.waitForRequest((request) => /failed%3A/.test(request.postData() ?? ''))
  await page.goto('/roi-calculator')
  await told
  await page.locator('header nav button').first().click()
  await expect(page.locator('header nav button + ul').first()).toBeVisible()
  await waitForIsland(page, 'calculator')
})
