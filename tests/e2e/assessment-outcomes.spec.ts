import { expect, test } from '@playwright/test'
import {
  address,
  answer,
  choice,
  expectHelp,
  HEADINGS,
  heading,
  NOTHING,
  next,
  OUTCOMES,
  oneClinic,
  open,
  progress,
} from './answer-assessment.ts'
import { clinics } from './clinics.ts'

for (const { slug: clinic } of clinics) {
  for (const [outcome, run] of Object.entries(OUTCOMES)) {
    test(`${clinic} leads to ${outcome}, with 988 and 911 on every screen`, async ({ page }) => {
      await open(page, clinic)
      for (const [index, labels] of run.entries()) {
        await progress(page, index + 1)
        await expectHelp(page)
        // The links at the top are in view with each question.
        await expect(page.locator('header a[href="tel:988"]')).toBeInViewport()
        for (const label of labels) await choice(page, label).check()
        await next(page).click()
      }
      await expect(heading(page, HEADINGS[outcome as keyof typeof OUTCOMES])).toBeFocused()
      await expectHelp(page)
      const consultation = page.locator(`main a.solid-button[href="${address(clinic, 'consultation')}"]`)
      await expect(consultation).toHaveCount(outcome === 'candidate' ? 1 : 0)
      if (outcome !== 'candidate') return
      await consultation.click()
      await expect(page).toHaveURL(address(clinic, 'consultation'))
    })
  }

  test(`${clinic} stops at once for a crisis, in the first question and in a later one`, async ({ page }) => {
    await open(page, clinic)
    await page.getByText('I’m not sure', { exact: true }).click()
    await expect(heading(page, HEADINGS.crisis)).toBeFocused()
    const help = page.locator('.assessment-crisis a.solid-button')
    await expect(help).toHaveCount(2)
    for (const link of await help.all()) await expect(link).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Back' }).click()
    await progress(page, 1)
    await answer(page, NOTHING.slice(0, 4))
    await page.getByText('I hear voices that tell me to hurt myself or someone else').click()
    await expect(heading(page, HEADINGS.crisis)).toBeFocused()
    await page.goForward().catch(() => null)
    await expect(heading(page, HEADINGS.crisis)).toBeVisible()
  })
}

test('a crisis answer chosen by keyboard brings 988 and 911 below it, and ends there', async ({ page }) => {
  await open(page, oneClinic)
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  const alert = page.getByRole('alert').filter({ hasText: 'Get help now' })
  await expect(alert.getByRole('link', { name: 'Call 988' })).toBeVisible()
  await expect(alert.getByRole('link', { name: 'Call 911' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heading(page, HEADINGS.crisis)).toBeFocused()
})
