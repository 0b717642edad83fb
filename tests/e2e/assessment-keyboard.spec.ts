import { expect, test } from '@playwright/test'
import { choice, HEADINGS, heading, open, positionOfEnough, progress } from './answer-assessment.ts'
import { sweptClinics } from './clinics.ts'
import { focusStop } from './focus-stop.ts'

for (const { slug: clinic, assessment } of sweptClinics) {
  test(`${clinic} is done by keyboard alone, the ring in view at every stop`, async ({ page }) => {
    await open(page, clinic)
    const enough = positionOfEnough(assessment)
    const faults: string[] = []
    const to = async (role: 'radio' | 'checkbox') => {
      for (let press = 0; press < 12; press++) {
        await page.keyboard.press('Tab')
        const stop = await focusStop(page)
        faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`))
        if (await page.evaluate((type) => document.activeElement?.matches(`input[type="${type}"]`), role))
          return
      }
    }
    // The first screen is reached past the header; afterwards the focus is on each question's heading.
    await page.getByRole('radio').first().focus()
    await page.keyboard.press('ArrowUp')
    await expect(choice(page, 'No')).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(heading(page, 'How old are you?')).toBeFocused()
    await to('radio')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(choice(page, '18 or older')).toBeChecked()
    await page.keyboard.press('Enter')
    await progress(page, 3)
    await to('radio')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await progress(page, 4)
    await to('radio')
    await page.keyboard.press('Space')
    for (let press = 0; press < enough; press++) await page.keyboard.press('ArrowDown')
    await expect(choice(page, 'enough')).toBeChecked()
    await page.keyboard.press('Enter')
    for (const number of [5, 6, 7]) {
      await progress(page, number)
      for (let box = 0; box < 6; box++) await to('checkbox')
      await page.keyboard.press('Space')
      await expect(choice(page, 'None of these')).toBeChecked()
      if (number < 7) await page.keyboard.press('Enter')
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Back' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(heading(page, HEADINGS.candidate)).toBeFocused()
    expect(faults).toEqual([])
  })
}
