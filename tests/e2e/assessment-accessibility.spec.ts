import { expect, test } from '@playwright/test'
import { address, choice, HEADINGS, heading, next, OUTCOMES, oneClinic, open } from './answer-assessment.ts'
import { axeViolations, smallTargets } from './every-page/accessibility.ts'

test('every screen is accessible, and tells a screen reader what it asks', async ({ page }) => {
  await open(page, oneClinic)
  const expectAccessible = async () => {
    expect.soft(await axeViolations(page)).toEqual([])
    expect.soft(await smallTargets(page)).toEqual([])
  }
  const main = page.getByRole('main')
  await expect(main).toMatchAriaSnapshot(`
    - heading "Pathway Assessment" [level=1]
    - paragraph: Question 1 of 7
    - group "Are you thinking about suicide, or about hurting yourself or someone else?":
      - heading [level=2]
      - radio "Yes"
      - radio "I’m not sure"
      - radio "Not today, but in the past month"
      - radio "No"
    - button "Next"
  `)
  for (const labels of OUTCOMES.notCandidate) {
    await expectAccessible()
    for (const label of labels) await choice(page, label).check()
    await next(page).click()
  }
  await expectAccessible()
  await expect(page.getByRole('status').filter({ hasText: 'Your result' })).toHaveCount(1)
  await expect(main).toMatchAriaSnapshot(`
    - heading "You don’t appear to be a candidate here." [level=2]
    - heading "Why" [level=3]
    - list
    - heading "Also talk with your own doctor about this" [level=3]
    - list
    - heading "What to do next" [level=3]
    - list
    - button "Back"
    - button "Start over"
    - button "Print this page"
  `)
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByText('Yes', { exact: true }).click()
  await expect(heading(page, HEADINGS.crisis)).toBeVisible()
  await expectAccessible()
  await page.goto(address(oneClinic, 'questions'))
  await expectAccessible()
})

test('every screen fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '865')
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const labels of OUTCOMES.notCandidate) {
    expect(await overflow()).toBeLessThanOrEqual(0)
    for (const label of labels) await choice(page, label).check()
    await next(page).click()
  }
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.goto(address('865', 'questions'))
  expect(await overflow()).toBeLessThanOrEqual(0)
})
