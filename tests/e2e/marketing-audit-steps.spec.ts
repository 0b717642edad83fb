import { expect, type Page, test } from '@playwright/test'
import { openSteps, PATH, QUESTIONS, result } from './open-audit.ts'

test.skip(({ viewport }) => viewport?.width !== 390, 'Sets its own sizes.')

const fragment = (page: Page) => new URL(page.url()).hash

test('a phone shows one question at a time, and the keyboard leads from the first to the result', async ({
  page,
}) => {
  await openSteps(page, `${PATH}?q1=yes`)
  // Begins with the first that is open.
  await expect(page.getByText('Question 2 of 15')).toBeVisible()
  await expect(page.locator('fieldset[id^="q"]:visible')).toHaveCount(1)
  await page.locator('#q2 input').first().focus()
  for (let number = 2; number <= QUESTIONS; number++) {
    const question = page.locator(`#q${number}`)
    await expect(page.getByText(`Question ${number} of 15`)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(question.getByLabel('Partly')).toBeChecked()
    await expect(question.getByText(/^Partly\. /)).toBeVisible()
    await page.keyboard.press('Enter')
    if (number === QUESTIONS) break
    await expect(page).toHaveURL(new RegExp(`#q${number + 1}$`))
    await expect(page.locator(`#q${number + 1}`)).toBeFocused()
    await expect(page.getByText(`Question ${number + 1} of 15`)).toBeInViewport()
    while (!(await page.evaluate(() => document.activeElement?.matches('input'))))
      await page.keyboard.press('Tab')
  }
  await expect(page).toHaveURL(/q15=partly#result$/)
  await expect(result(page)).toBeFocused()
  await expect(result(page)).toBeInViewport()
  await expect(result(page)).toHaveText('All 15 questions answered.')
})

test('Back and Previous return to the previous question, links lead to any, and answers are kept', async ({
  page,
}) => {
  await openSteps(page, PATH)
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveCount(0)
  await page.locator('#q1').getByLabel('No', { exact: true }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.locator('#q2').getByLabel('Yes').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.locator('#q3')).toBeFocused()
  await page.goBack()
  await expect(page.locator('#q2')).toBeFocused()
  await expect(page).toHaveURL(`${PATH}?q1=no&q2=yes#q2`)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.locator('#q1')).toBeFocused()
  await expect(page.locator('#q1').getByLabel('No', { exact: true })).toBeChecked()

  await page.getByRole('link', { name: '14 The accounts (not answered)' }).click()
  await expect(page.locator('#q14')).toBeFocused()
  await expect(page.getByText('Question 14 of 15')).toBeInViewport()
  await expect(page.locator('#q1')).toBeHidden()

  const sheet = page.getByRole('button', { name: 'All at once' })
  await sheet.click()
  await expect(sheet).toBeFocused()
  await expect(sheet).toBeInViewport()
  await expect(page.locator('fieldset[id^="q"]:visible')).toHaveCount(QUESTIONS)
  await expect(page.locator('#q2').getByLabel('Yes')).toBeChecked()
  await page.getByRole('button', { name: 'One at a time' }).click()
  await expect(page.getByText('Question 14 of 15')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Question 14 of 15')).toBeVisible()
  expect(fragment(page)).toBe('#q14')
  await page.getByRole('link', { name: '1 The map (no)' }).click()
  await expect(page.locator('#q1').getByLabel('No', { exact: true })).toBeChecked()
})

test('a wide screen starts with all questions', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(PATH)
  await expect(page.getByRole('button', { name: 'All at once', pressed: true })).toBeVisible()
  await page.getByRole('button', { name: 'One at a time' }).click()
  await expect(page.getByText('Question 1 of 15')).toBeVisible()
})
