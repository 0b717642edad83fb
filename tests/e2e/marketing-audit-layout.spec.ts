import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { renderAllSections } from './lay-out.ts'
import { every, mixed, openSheet, openSteps, PATH, QUESTIONS } from './open-audit.ts'

test.skip(({ viewport }) => viewport?.width !== 390, 'Sets its own sizes.')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

test('the printed page has every question with boxes and no menu, in either view', async ({ page }) => {
  for (const address of [PATH, mixed]) {
    await (address === PATH ? openSheet : openSteps)(page, address)
    await page.emulateMedia({ media: 'print' })
    // Its buttons are for the screen.
    await expect(page.locator('.audit-view-switch')).toBeHidden()
    await expect(page.locator('fieldset[id] legend')).toHaveCount(QUESTIONS)
    for (const legend of await page.locator('fieldset[id] legend').all()) await expect(legend).toBeVisible()
    for (const box of await page.locator('fieldset input').all()) await expect(box).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('either view with a result is accessible and stays within the window', async ({ page }) => {
  for (const [address, open] of [
    [PATH, openSteps],
    [PATH, openSheet],
    [mixed, openSteps],
    [every('no'), openSheet],
  ] as const) {
    await open(page, address)
    await renderAllSections(page)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  }
})

test('the result has no horizontal overflow at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openSheet(page, every('no'))
  await renderAllSections(page)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'One at a time' }).click()
  expect(await width()).toBeLessThanOrEqual(320)
})
