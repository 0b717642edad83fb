import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { everyAddress } from './every-address.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'Independent of screen size.')

test('every footer links to the statement', async ({ request }) => {
  for (const address of everyAddress) {
    const html = await (await request.get(address)).text()
    const footer = html.slice(html.lastIndexOf('<footer'))
    expect.soft(footer, address).toContain('href="/accessibility"')
  }
})

test('the statement names existing tests and working contacts', async ({ page }) => {
  await page.goto('/accessibility')
  const named = (await page.locator('#tests').innerText()).match(/[a-z-]+\.spec\.ts/g) ?? []
  expect(named.length).toBeGreaterThan(10)
  for (const file of named) expect.soft(existsSync(path.join(import.meta.dirname, file)), file).toBe(true)

  await expect(page.locator('#status')).toContainText('partially conforms to WCAG 2.2, level AA')
  const feedback = page.locator('#feedback')
  await expect(feedback.locator('a[href^="mailto:"]')).toHaveCount(1)
  await expect(feedback).toContainText(/within \d+ business days/)
  const phone = await page.getByRole('contentinfo').locator('a[href^="tel:"]').innerText()
  await expect(feedback).toContainText(phone)
})
