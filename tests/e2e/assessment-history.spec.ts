import { expect, test } from '@playwright/test'
import {
  address,
  answer,
  choice,
  HEADINGS,
  heading,
  NOTHING,
  next,
  OUTCOMES,
  oneClinic,
  open,
  progress,
} from './answer-assessment.ts'
import { awake } from './awake.ts'

test('Back, Forward and the browser’s own keep the answers, which can be changed', async ({ page }) => {
  await open(page, oneClinic)
  await answer(page, NOTHING.slice(0, 3))
  await progress(page, 4)
  await page.goBack()
  await progress(page, 3)
  await expect(choice(page, 'Yes')).toBeChecked()
  await page.getByRole('button', { name: 'Back' }).click()
  await progress(page, 2)
  await expect(choice(page, '18 or older')).toBeChecked()
  await page.goForward()
  await page.goForward()
  await progress(page, 4)
  await page.goBack()
  await page.goBack()
  await choice(page, 'Under 18').check()
  await next(page).click()
  for (const labels of NOTHING.slice(2)) {
    for (const label of labels) await choice(page, label).check()
    await next(page).click()
  }
  await expect(heading(page, HEADINGS.notCandidate)).toBeVisible()
  await expect(page.getByText('The clinic treats adults only.')).toBeVisible()
  // A link within the page does not lead away from a screen, nor does Back stop at it.
  await page.evaluate(() => {
    location.hash = 'main'
  })
  await expect(heading(page, HEADINGS.notCandidate)).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await progress(page, 7)
})

test('a reload and Start over begin anew, and Back then leads out of the page', async ({ page }) => {
  await page.goto(address(oneClinic, 'questions'))
  await open(page, oneClinic)
  await answer(page, NOTHING.slice(0, 3))
  await progress(page, 4)
  await page.reload()
  await awake(page, 'assessment')
  await progress(page, 1)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(address(oneClinic, 'questions'))
  await open(page, oneClinic)
  await answer(page, OUTCOMES.ownDoctor)
  await page.getByRole('button', { name: 'Start over' }).click()
  await progress(page, 1)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.goForward()
  await progress(page, 1)
})

test('a reload at an outcome begins anew, wherever it came', async ({ page }) => {
  await page.goto(address(oneClinic, 'questions'))
  await open(page, oneClinic)
  await page.getByText('I’m not sure', { exact: true }).click()
  await expect(heading(page, HEADINGS.crisis)).toBeVisible()
  await page.reload()
  await awake(page, 'assessment')
  await progress(page, 1)
  await page.goBack()
  await expect(page).toHaveURL(address(oneClinic, 'questions'))
})
