import { expect, type Page, test } from '@playwright/test'
import { legacyOaks as clinic } from '../../app/content/clinics/legacy-oaks.ts'
import { awake } from './awake.ts'
import { waitUntilOldEnough } from './book-a-call.ts'
import { focusStop } from './focus-stop.ts'
import { calendarOf, heading, newPatient } from './patient-path.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'A keyboard of its own.')

/** Presses Tab until the focus is on what has the name, and expects the focus to be visible there. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press('Tab')
    const stop = await focusStop(page)
    passed.push(stop.name)
    if (!name.test(stop.name)) continue
    expect(stop.faults, stop.name).toEqual([])
    return
  }
  throw new Error(`Tab never came to ${name}, but to ${passed.join('; ')}`)
}

/** Answers every question with the choice that no rule is about. */
async function answerByKeyboard(page: Page): Promise<void> {
  for (const { text, kind, choices, unremarkable } of clinic.assessment.questions) {
    await expect(page.getByRole('heading', { level: 2, name: text })).toBeVisible()
    const index = choices.findIndex(({ id }) => id === unremarkable)
    await tabTo(page, /^INPUT/)
    if (kind === 'multiple') for (let press = 0; press < index; press++) await page.keyboard.press('Tab')
    if (kind === 'multiple' || index === 0) await page.keyboard.press('Space')
    else for (let press = 0; press < index; press++) await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel(choices[index]?.label ?? '', { exact: true })).toBeChecked()
    await page.keyboard.press('Enter')
  }
}

test('a patient goes the whole path with the keyboard alone', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(`/book?clinic=${clinic.slug}`)
  await tabTo(page, /^A Call 988$/)
  await tabTo(page, /^A Read the presentation$/)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(clinic.presentation.title)

  await tabTo(page, /^A Take the assessment$/)
  await page.keyboard.press('Enter')
  await awake(page, 'assessment')
  await answerByKeyboard(page)
  await expect(page.locator('[data-outcome="candidate"]')).toBeVisible()
  await tabTo(page, /^A Choose a time for your free consultation$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=consultation$/)

  const calendar = calendarOf(page, clinic)
  await expect(calendar.getByText(/^Week 1 of /)).toBeVisible()
  // The last weeks are no other journey's.
  for (const week of [2, 3, 4]) {
    await tabTo(page, /^A →Next week$/)
    await page.keyboard.press('Enter')
    await expect(calendar.getByText(new RegExp(`^Week ${week} of `))).toBeVisible()
  }
  await tabTo(page, /^A \d+:\d\d [AP]M/)
  await page.keyboard.press('Enter')
  await expect(calendar.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible()

  const { name, phone } = newPatient({ phone: true, email: false })
  await tabTo(page, /^INPUT/)
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(phone)
  await waitUntilOldEnough(calendar)
  await tabTo(page, /^BUTTON Book this time$/)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Your appointment is booked.')
  await expect(page.getByText('We only have your phone number')).toBeVisible()
  await tabTo(page, /^A Move the appointment$/)
})

test('the back button leads through the steps as they were', async ({ page }) => {
  await page.goto(`/${clinic.slug}`)
  await page.getByRole('link', { name: 'Watch Presentation' }).first().click()
  await page.getByRole('navigation', { name: 'Your steps' }).getByText('Consultation').click()
  await expect(heading(page)).toHaveText('Pick a time for your free consultation')
  await page.goBack()
  await expect(heading(page)).toHaveText(clinic.presentation.title)
  await page.goBack()
  await expect(heading(page)).toHaveText(clinic.headline)
})
