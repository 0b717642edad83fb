import { expect, test } from '@playwright/test'
import { address, choice, NOTHING, next, oneClinic, open, progress } from './answer-assessment.ts'
import { awake } from './awake.ts'

test('a missing answer gets one message, and a second click does nothing more', async ({ page }) => {
  await open(page, oneClinic)
  await next(page).click()
  await expect(page.getByText('Choose an answer, then press Next.')).toHaveCount(1)
  await expect(page.getByRole('radio').first()).toBeFocused()
  await expect(page.getByRole('group')).toHaveAccessibleDescription('Choose an answer, then press Next.')
  await choice(page, 'No').check()
  await expect(page.getByText('Choose an answer, then press Next.')).toHaveCount(0)
  await next(page).dblclick()
  await progress(page, 2)
  await expect(page.getByRole('alert').filter({ hasText: 'Choose' })).toHaveCount(0)
  for (const labels of NOTHING.slice(1, 4)) {
    for (const label of labels) await choice(page, label).check()
    await next(page).click()
  }
  await progress(page, 5)
  await next(page).click()
  await expect(page.getByText('None of these,” then press Next')).toHaveCount(1)
  await choice(page, 'I have bipolar disorder, or had mania').check()
  await choice(page, 'None of these').check()
  await expect(choice(page, 'I have bipolar disorder, or had mania')).not.toBeChecked()
  await choice(page, 'I have bipolar disorder, or had mania').check()
  await expect(choice(page, 'None of these')).not.toBeChecked()
})

test('a choice made before hydration is kept', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assessment.island-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address(oneClinic), { waitUntil: 'commit' })
  await choice(page, 'No').check()
  await expect(next(page)).toBeDisabled()
  release()
  await awake(page, 'assessment')
  await expect(choice(page, 'No')).toBeChecked()
  await next(page).click()
  await progress(page, 2)
})
