import { expect, test } from '@playwright/test'
import { firstVisit } from './answered-visit.ts'
import { banner, notice, press } from './ask-consent.ts'
import { settled } from './awake.ts'
import { everyAddress, inFourParts, oneOfEachKind } from './every-address.ts'
import { faintLabels } from './faint-labels.ts'
import { renderAllSections } from './lay-out.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

inFourParts(everyAddress).forEach((addresses, part) => {
  test(`every text is readable in forced colors, part ${part + 1}`, async ({ page, viewport }) => {
    test.skip(viewport?.width !== 1280, 'Checked at one width, where pages are shortest and show most.')
    test.setTimeout(120_000)
    for (const address of addresses) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(address)
      await renderAllSections(page)
      await settled(page)
      // Frames report their height, which moves what is below them.
      await page.waitForLoadState('networkidle')
      // The schemes differ only in system colors, so dark is checked on one page of each layout.
      const schemes = oneOfEachKind.includes(address) ? (['light', 'dark'] as const) : (['light'] as const)
      expect.soft(await faintLabels(page, schemes), address).toEqual([])
    }
  })
})

test.describe('on a first visit', () => {
  test.use({ storageState: firstVisit })

  test('banner and toast are readable in forced colors', async ({ page }) => {
    await page.goto('/bookingconfirmation')
    await press(page, 'Customize')
    await expect(banner(page).getByRole('checkbox').first()).toBeVisible()
    expect(await faintLabels(page)).toEqual([])
    await press(page, 'Save my choice')
    await expect(notice(page)).toContainText('Your choice is saved.')
    expect(await faintLabels(page)).toEqual([])
  })
})
