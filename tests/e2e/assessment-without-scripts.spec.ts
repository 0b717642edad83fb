import { expect, test } from '@playwright/test'
import { address, choice, expectHelp, HEADINGS, next, oneClinic, progress } from './answer-assessment.ts'
import { clinics } from './clinics.ts'

for (const { slug: clinic } of clinics) {
  test.describe(`${clinic} without scripts`, () => {
    test.use({ javaScriptEnabled: false })

    test('asks the same questions on one page, with the rules to read, and sends nothing', async ({
      page,
    }) => {
      for (const step of ['assessment', 'questions']) {
        await page.goto(address(clinic, step))
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        for (let number = 1; number <= 7; number++) await progress(page, number)
        const reading = page.locator('.assessment-reading')
        await expect(reading).toBeVisible()
        await expect(reading).toContainText('If you chose “Yes”: Please stop here')
        for (const words of Object.values(HEADINGS)) await expect(reading).toContainText(words)
        await expect(page.locator('main :is(form, input, button)').locator('visible=true')).toHaveCount(0)
        await expectHelp(page)
        await expect(page.locator(`main a[href="${address(clinic, 'consultation')}"]`).first()).toBeVisible()
      }
    })
  })
}

test.describe('where the script of the assessment never comes', () => {
  test('a crisis answer shows 988 and 911, and a link leads to all questions', async ({ page }) => {
    await page.route('**/assessment.island-*.js', (route) => route.abort())
    await page.goto(address(oneClinic))
    const help = page.locator('main').getByRole('link', { name: 'Call 988' }).locator('visible=true')
    await choice(page, 'No').check()
    await expect(help).toHaveCount(0)
    for (const label of ['Yes', 'I’m not sure']) {
      await choice(page, label).check()
      await expect(help).toHaveCount(1)
      await choice(page, 'No').check()
      await expect(help).toHaveCount(0)
    }
    await expect(next(page)).toBeDisabled()
    await page.getByRole('link', { name: 'Read all questions and rules on one page' }).click()
    await expect(page).toHaveURL(address(oneClinic, 'questions'))
    await expect(page.locator('.assessment-reading')).toBeVisible()
  })
})
