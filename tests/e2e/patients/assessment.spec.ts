import { expect, type Page, test } from '@playwright/test'
import { crisisChoices } from '../../../app/content/patients/assessment.ts'
import { assessmentLabels as labels } from '../../../app/content/patients/assessment-labels.data.ts'
import { accessibility } from '../every-page/accessibility.ts'
import { focusStop } from '../every-page/focus.ts'
import { holdBack, waitForIsland } from '../steps/islands.ts'
import { runOnlyOn } from '../steps/run-only-on.ts'
import {
  addressOf,
  answerAll,
  answersFor,
  choices,
  choose,
  next,
  openAssessment,
  outcomeOf,
  questionHeading,
} from './assessment-answers.ts'
import { anyClinic } from './clinics.ts'

runOnlyOn('phone')

type Question = (typeof anyClinic.assessment.questions)[number]
const questions = anyClinic.assessment.questions as [Question, ...Question[]]
const [first] = questions
const back = (page: Page) => page.getByRole('button', { name: labels.back })

for (const [place, from] of [
  ['the first question', 0],
  ['a later one', 1],
] as const)
  test(`a crisis answer in ${place} leads to 988 at once`, async ({ page }) => {
    await openAssessment(page, anyClinic)
    await answerAll(page, anyClinic, answersFor(anyClinic, 'crisis', from))
    await expect(outcomeOf(page)).toHaveAttribute('data-outcome', 'crisis')
    await expect(outcomeOf(page).getByRole('heading', { level: 2 })).toBeFocused()
    for (const href of ['tel:988', 'sms:988'])
      await expect(outcomeOf(page).locator(`a[href="${href}"]`).first()).toBeInViewport()
    await expect(next(page)).toHaveCount(0)
    await expect(page.locator('main nav')).toBeHidden()
    expect(await accessibility(page)).toEqual([])
  })

test('an age below 18 ends the assessment there, with what to do instead', async ({ page }) => {
  await openAssessment(page, anyClinic)
  await answerAll(page, anyClinic, answersFor(anyClinic, 'minor'))
  await expect(outcomeOf(page)).toHaveAttribute('data-outcome', 'minor')
  await expect(outcomeOf(page).locator('a[href="tel:988"]').first()).toBeVisible()
  await expect(outcomeOf(page).locator(`a[href="tel:${anyClinic.phone.dial}"]`)).toHaveCount(0)
  expect(await accessibility(page)).toEqual([])
  await back(page).click()
  await expect(choices(page).locator(':scope:checked')).toHaveCount(1)
})

test('the ways back keep the answers, a reload and “Start over” forget them', async ({ page }) => {
  const [, second, third] = questions
  if (!second || !third) throw new Error('There are too few questions.')
  const answers = answersFor(anyClinic, 'ownDoctor')
  await page.goto(addressOf(anyClinic, 'questions'))
  await openAssessment(page, anyClinic)
  for (const question of [first, second]) {
    await choose(page, question, answers)
    await next(page).click()
  }
  await expect(questionHeading(page, third)).toBeFocused()
  await page.goBack()
  await expect(questionHeading(page, second)).toBeVisible()
  await back(page).click()
  await expect(questionHeading(page, first)).toBeVisible()
  await expect(choices(page).locator(':scope:checked')).toHaveCount(1)
  await page.goForward()
  await expect(questionHeading(page, second)).toBeVisible()
  await page.reload()
  await waitForIsland(page, 'assessment')
  await expect(questionHeading(page, first)).toBeVisible()
  await expect(choices(page).locator(':scope:checked')).toHaveCount(0)
  await answerAll(page, anyClinic, answers)
  expect(await accessibility(page)).toEqual([])
  await page.getByRole('button', { name: labels.startOver }).click()
  await expect(questionHeading(page, first)).toBeVisible()
  await expect(choices(page).locator(':scope:checked')).toHaveCount(0)
  // Back leads out of the page, not to the answers.
  await page.goBack()
  await expect(page).toHaveURL(addressOf(anyClinic, 'questions'))
})

test('a missing answer is named until there is one', async ({ page }) => {
  await openAssessment(page, anyClinic)
  const missing = page.locator('#assessment-missing')
  await next(page).click()
  await expect(missing).toBeVisible()
  await expect(choices(page).first()).toBeFocused()
  expect(await accessibility(page)).toEqual([])
  await choices(page).first().click()
  await expect(missing).toHaveCount(0)
})

test('by keyboard alone the ring and 988 are in view at every stop, and a crisis answer brings 988 below it', async ({
  page,
}) => {
  await openAssessment(page, anyClinic)
  await choices(page).first().focus()
  await page.keyboard.press('Space')
  const help = page.getByRole('alert').locator('a[href="tel:988"]')
  await expect(help).toHaveCount(crisisChoices(anyClinic.assessment, first).length ? 1 : 0)
  const answers = answersFor(anyClinic, 'candidate')
  for (const question of questions) {
    await expect(questionHeading(page, question)).toBeVisible()
    await expect(page.locator('header a[href="tel:988"]')).toBeInViewport()
    const place = question.choices.findIndex(({ id }) => answers[question.id]?.includes(id))
    const wanted = choices(page).nth(place)
    const isSingle = question.kind === 'single'
    if (question !== first) await page.keyboard.press('Tab')
    if (isSingle) await page.keyboard.press('Space')
    for (let press = 0; press < place; press++) await page.keyboard.press(isSingle ? 'ArrowDown' : 'Tab')
    if (!isSingle) await page.keyboard.press('Space')
    await expect(wanted).toBeChecked()
    expect((await focusStop(page)).faults).toEqual([])
    await page.keyboard.press('Enter')
  }
  await expect(outcomeOf(page)).toHaveAttribute('data-outcome', 'candidate')
  await expect(outcomeOf(page).getByRole('heading', { level: 2 })).toBeFocused()
})

test('a choice made before its script is there is kept; where it never comes, 988 shows all the same', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assessment.island-*.js')
  await page.goto(addressOf(anyClinic), { waitUntil: 'commit' })
  const help = page.locator('main a[href="tel:988"]').locator('visible=true')
  const [crisis] = crisisChoices(anyClinic.assessment, first)
  await choices(page)
    .nth(first.choices.findIndex(({ id }) => id === crisis))
    .check()
  await expect(help).toHaveCount(1)
  await choices(page)
    .nth(first.choices.findIndex(({ id }) => id === first.unremarkable))
    .check()
  await expect(help).toHaveCount(0)
  await expect(next(page)).toBeDisabled()
  release()
  await waitForIsland(page, 'assessment')
  await next(page).click()
  await expect(questionHeading(page, first)).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the questions and rules are on one page to read, which sends nothing', async ({ page }) => {
    const clinic = anyClinic
    for (const step of ['assessment', 'questions']) {
      await page.goto(addressOf(clinic, step))
      const reading = page.locator('main div:has(> ol + h2)')
      await expect(reading).toBeVisible()
      // A locator finds text in <noscript> only by its innerText.
      for (const { text } of clinic.assessment.questions)
        await expect(reading).toContainText(text, { useInnerText: true })
      for (const { reason } of clinic.assessment.rules.slice(0, 1))
        await expect(reading).toContainText(reason, { useInnerText: true })
      await expect(page.locator('main :is(form, input, button)').locator('visible=true')).toHaveCount(0)
      await expect(page.locator('main a[href="tel:988"]').locator('visible=true').first()).toBeVisible()
    }
  })
})
