import { expect, type Page, test } from '@playwright/test'
import { awake } from './awake.ts'
import { axeViolations, smallTargets } from './every-page/accessibility.ts'
import { focusStop } from './focus-stop.ts'

const clinics = ['legacy-oaks', 'desert-light', '865'] as const
const [firstClinic] = clinics

const address = (clinic: string, step = 'assessment') => `/book?clinic=${clinic}&step=${step}`

/** Labels chosen on each screen. */
type Run = readonly (readonly string[])[]

const tried = /^(2|3) or more/
const NOTHING: Run = [
  ['No'],
  ['18 or older'],
  ['Yes'],
  ['enough'],
  ['None of these'],
  ['None of these'],
  ['None of these'],
]
const withAnswer = (question: number, ...labels: string[]): Run =>
  NOTHING.map((given, index) => (index === question - 1 ? labels : given))

const OUTCOMES = {
  candidate: withAnswer(6, 'High blood pressure that is under control'),
  ownDoctor: withAnswer(7, 'Bladder pain, or trouble urinating'),
  notCandidate: withAnswer(
    5,
    'I have or had psychosis or schizophrenia',
    'I have bipolar disorder, or had mania',
  ),
} as const

const HEADINGS = {
  crisis: 'Please stop here and get help now.',
  candidate: 'You may be a good candidate.',
  ownDoctor: 'See your own doctor first.',
  notCandidate: 'You don’t appear to be a candidate here.',
} as const

async function open(page: Page, clinic: string): Promise<void> {
  await page.goto(address(clinic))
  await awake(page, 'assessment')
}

const choice = (page: Page, label: string) =>
  label === 'enough' ? page.getByRole('radio', { name: tried }) : page.getByLabel(label, { exact: true })
const next = (page: Page) => page.getByRole('button', { name: /^(Next|See your result)$/ })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const progress = (page: Page, number: number) =>
  expect(
    page.getByText(`Question ${number} of 7`, { exact: true }).locator('visible=true').first(),
  ).toBeVisible()

async function answer(page: Page, run: Run): Promise<void> {
  for (const [index, labels] of run.entries()) {
    await progress(page, index + 1)
    for (const label of labels) await choice(page, label).check()
    await next(page).click()
  }
}

/** Calls and texts for help that are on the screen or one scroll away. */
async function expectHelp(page: Page): Promise<void> {
  for (const href of ['tel:988', 'sms:988', 'tel:911'])
    await expect(page.locator(`a[href="${href}"]`).first()).toBeVisible()
}

for (const clinic of clinics) {
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

  test(`${clinic} is done by keyboard alone, the ring in view at every stop`, async ({ page }) => {
    await open(page, clinic)
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
    await page.keyboard.press('ArrowDown')
    if (clinic === '865') await page.keyboard.press('ArrowDown')
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

test('a crisis answer chosen by keyboard brings 988 and 911 below it, and ends there', async ({ page }) => {
  await open(page, firstClinic)
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  const alert = page.getByRole('alert').filter({ hasText: 'Get help now' })
  await expect(alert.getByRole('link', { name: 'Call 988' })).toBeVisible()
  await expect(alert.getByRole('link', { name: 'Call 911' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heading(page, HEADINGS.crisis)).toBeFocused()
})

test('Back, Forward and the browser’s own keep the answers, which can be changed', async ({ page }) => {
  await open(page, firstClinic)
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

test('a missing answer gets one message, and a second click does nothing more', async ({ page }) => {
  await open(page, firstClinic)
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

test('a reload and Start over begin anew, and Back then leads out of the page', async ({ page }) => {
  await page.goto(address(firstClinic, 'questions'))
  await open(page, firstClinic)
  await answer(page, NOTHING.slice(0, 3))
  await progress(page, 4)
  await page.reload()
  await awake(page, 'assessment')
  await progress(page, 1)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(address(firstClinic, 'questions'))
  await open(page, firstClinic)
  await answer(page, OUTCOMES.ownDoctor)
  await page.getByRole('button', { name: 'Start over' }).click()
  await progress(page, 1)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.goForward()
  await progress(page, 1)
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
  await page.goto(address(firstClinic), { waitUntil: 'commit' })
  await choice(page, 'No').check()
  await expect(next(page)).toBeDisabled()
  release()
  await awake(page, 'assessment')
  await expect(choice(page, 'No')).toBeChecked()
  await next(page).click()
  await progress(page, 2)
})

test.describe('where the script of the assessment never comes', () => {
  test('a crisis answer shows 988 and 911, and a link leads to all questions', async ({ page }) => {
    await page.route('**/assessment.island-*.js', (route) => route.abort())
    await page.goto(address(firstClinic))
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
    await expect(page).toHaveURL(address(firstClinic, 'questions'))
    await expect(page.locator('.assessment-reading')).toBeVisible()
  })
})

test('a reload at an outcome begins anew, wherever it came', async ({ page }) => {
  await page.goto(address(firstClinic, 'questions'))
  await open(page, firstClinic)
  await page.getByText('I’m not sure', { exact: true }).click()
  await expect(heading(page, HEADINGS.crisis)).toBeVisible()
  await page.reload()
  await awake(page, 'assessment')
  await progress(page, 1)
  await page.goBack()
  await expect(page).toHaveURL(address(firstClinic, 'questions'))
})

test('every screen is accessible, and tells a screen reader what it asks', async ({ page }) => {
  await open(page, firstClinic)
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
  await page.goto(address(firstClinic, 'questions'))
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
