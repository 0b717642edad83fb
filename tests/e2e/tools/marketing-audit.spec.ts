import { expect, type Page, test } from '@playwright/test'
import { accessibility } from '../every-page/accessibility.ts'
import { focusStop } from '../every-page/focus.ts'
import { legible } from '../every-page/legible.ts'
import { holdBack, waitUntilStable } from '../steps/islands.ts'
import { runOnlyOn } from '../steps/run-only-on.ts'

runOnlyOn('phone')
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PATH = '/marketing-audit'
const QUESTIONS = 15
/** Numbers of the questions of the short way. */
const quick = [2, 4, 7, 10, 13]
/** Answers of every kind, some questions unanswered. */
const mixed = `${PATH}?q1=partly&q3=no&q4=no&q5=yes&q6=unknown&q7=yes`
const every = (answer: string) =>
  `${PATH}?${Array.from({ length: QUESTIONS }, (_, index) => `q${index + 1}=${answer}`).join('&')}`

const result = (page: Page) => page.locator('#result')
const fixes = (page: Page) => page.locator('#result ~ * h4, section:has(#result) h4')
const question = (page: Page, number: number) => page.locator(`#q${number}`)
const answer = (page: Page, number: number, value: string) =>
  question(page, number).locator(`input[value="${value}"]`)
/** React may show an answer a little later, while the style of the result that appears with the first one arrives. */
async function choose(page: Page, number: number, value: string) {
  await answer(page, number, value).click()
  await expect(answer(page, number, value)).toBeChecked()
}
const shown = (page: Page) => page.locator('fieldset[id^="q"]:visible')

test('the keyboard leads through the short way to the result', async ({ page }) => {
  await page.goto(`${PATH}?q2=partly`)
  await answer(page, 4, 'yes').focus()
  for (const number of quick.slice(1)) {
    await page.keyboard.press('ArrowDown')
    await expect(answer(page, number, 'partly')).toBeChecked()
    expect((await focusStop(page)).faults).toEqual([])
    await page.keyboard.press('Tab')
    while (!(await page.evaluate(() => document.activeElement?.matches('fieldset input, form button'))))
      await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q13=partly.*#result$/)
  await expect(result(page)).toBeFocused()
  await expect(result(page)).toBeInViewport()
  // The result names lost patients, although no answer is worse than "partly".
  await expect(page.locator('#result + p')).toContainText('You lose some patients at 5 steps')
})

test('each answer is in the address at once, and Back and a reload keep it', async ({ page }) => {
  await page.goto(`${PATH}?utm_source=news`)
  await choose(page, 2, 'no')
  await expect(page).toHaveURL(`${PATH}?utm_source=news&q2=no`)
  // The drawing's links lead to any question.
  await page.locator('main a[href="#q14"]').first().click()
  await expect(question(page, 14)).toBeFocused()
  await choose(page, 4, 'yes')
  await page.goBack()
  await expect(page).toHaveURL(`${PATH}?utm_source=news&q2=no&q4=yes`)
  await page.reload()
  // The further questions are folded while none of them is answered.
  await expect(shown(page)).toHaveCount(quick.length)
  await expect(answer(page, 2, 'no')).toBeChecked()
  await expect(answer(page, 4, 'yes')).toBeChecked()
})

test('the result says what to fix, its address can be shared, and it is printed with every question', async ({
  page,
}) => {
  await page.goto(every('no'))
  await expect(fixes(page)).toHaveCount(QUESTIONS)
  await page.goto(every('yes'))
  await expect(fixes(page)).toHaveCount(0)
  await page.goto(mixed)
  // Two answers are "no" and one is "partly"; unknown and open questions need no fix.
  await expect(fixes(page)).toHaveCount(3)
  await waitUntilStable(page)
  expect(await accessibility(page)).toEqual([])
  expect(await legible(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(shown(page)).toHaveCount(QUESTIONS)
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: null })
  await page.locator(`main a[href="${PATH}"]`).first().click()
  await expect(page.locator(':checked')).toHaveCount(0)
})

test('answers given before the script is there are kept, and become a note for the call', async ({
  page,
}) => {
  const release = await holdBack(page, /audit\.island/)
  await page.goto(`${PATH}?q1=yes`)
  await choose(page, 1, 'partly')
  await choose(page, 3, 'no')
  release()
  await expect(page).toHaveURL(`${PATH}?q1=partly&q3=no`)
  await expect(page.getByRole('listitem').filter({ hasText: 'My marketing audit: 2 of' })).toBeVisible()
})

test('a wide screen has the result in short', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(PATH)
  // The summary beside the questions follows the answers.
  await choose(page, 4, 'no')
  await expect(page.getByRole('complementary')).toContainText('1 thing to fix')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the questions can be answered and changed', async ({ page }) => {
    await page.goto(PATH)
    await page.locator('#sheet summary').click()
    await choose(page, 8, 'no')
    await page.locator('#sheet button').first().click()
    await expect(page).toHaveURL(`${PATH}?q8=no#result`)
    await expect(fixes(page)).toHaveCount(1)
    await choose(page, 8, 'yes')
    await page.locator('#sheet button').last().click()
    await expect(page).toHaveURL(`${PATH}?q8=yes#result`)
    await expect(fixes(page)).toHaveCount(0)
  })
})
