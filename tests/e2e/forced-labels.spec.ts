import { expect, test } from '@playwright/test'
import { firstVisit } from './answered-visit.ts'
import { banner, notice, press } from './ask-consent.ts'
import { faintLabels } from './faint-labels.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

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
