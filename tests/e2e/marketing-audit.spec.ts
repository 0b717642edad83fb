import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { renderAllSections } from './lay-out.ts'

test.skip(({ viewport }) => viewport?.width !== 390, 'Sets its own sizes.')

const PATH = '/marketing-audit'
const QUESTIONS = 15
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Answers of every kind, some questions unanswered. */
const mixed = `${PATH}?q1=partly&q3=no&q4=no&q5=yes&q6=unknown&q7=yes&q8=yes&q9=yes&q13=partly`
const every = (answer: string) =>
  `${PATH}?${Array.from({ length: QUESTIONS }, (_, index) => `q${index + 1}=${answer}`).join('&')}`

const result = (page: Page) => page.locator('#result')
const repairs = (page: Page) =>
  page.getByRole('region', { name: 'Mend in this order' }).getByRole('heading', { level: 4 })
const isFocused = (page: Page, id: string) =>
  page.evaluate((wanted) => document.activeElement?.id === wanted, id)

test('the keyboard answers it, the result gets focus, and Back restores the previous answers', async ({
  page,
}) => {
  await page.goto(PATH)
  await expect(result(page)).toHaveText('Nothing is answered yet.')
  await page.locator('#q4 input').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('#q4').getByLabel('No', { exact: true })).toBeChecked()
  await page.keyboard.press('Tab')
  // A source link is between two questions; the next Tab stop is the answers.
  while (!(await page.evaluate(() => document.activeElement?.matches('input[name="q5"]'))))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(`${PATH}?q4=no&q5=yes#result`)
  await expect(result(page)).toHaveText('2 of 15 answered: 13 are still open.')
  await expect(result(page)).toBeInViewport()
  expect(await isFocused(page, 'result')).toBe(true)
  await expect(page).toHaveTitle(/2 of 15 answered/)
  await expect(repairs(page)).toHaveText(['Print a price range where the treatment is described'])
  await expect(page.locator('#q4').getByText(/^No\. People leave/)).toBeVisible()

  await page.locator('#q7').getByLabel('Partly').check()
  await page.getByRole('button', { name: 'Draw the path', exact: true }).press('Enter')
  await expect(result(page)).toHaveText('3 of 15 answered: 12 are still open.')
  await page.goBack()
  await expect(result(page)).toHaveText('2 of 15 answered: 13 are still open.')
  await page.goBack()
  await expect(result(page)).toHaveText('Nothing is answered yet.')
})

test('cheaper fixes come first, and unknown answers are not fixes', async ({ page }) => {
  await page.goto(mixed)
  await expect(result(page)).toHaveText('9 of 15 answered: 6 are still open.')
  await expect(page.getByText('The path is broken at 2 stations: Being found, Being believed.')).toBeVisible()
  await expect(repairs(page)).toHaveText([/price range/, /four columns/, /one page/, /Work toward the map/])
  await expect(page.getByRole('region', { name: 'To be looked up' }).getByRole('link')).toHaveText([
    '6 The reviews',
  ])
  await expect(page.getByRole('link', { name: '4 The price (no)' })).toHaveAttribute('href', '#q4')
})

test('a link to an unanswered question scrolls to it', async ({ page }) => {
  await page.goto(mixed)
  const open = page.getByRole('region', { name: 'Still open', exact: true }).getByRole('link')
  await expect(open).toHaveCount(6)
  await open.filter({ hasText: 'The keys' }).click()
  await expect(page.locator('#q14')).toBeInViewport()
  expect(await isFocused(page, 'q14')).toBe(true)
})

test('all yes, all unknown and all no each have their own result', async ({ page }) => {
  await page.goto(every('yes'))
  await expect(result(page)).toHaveText('All 15 are answered with yes.')
  await expect(repairs(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Work out what a month may bring' })).toBeVisible()

  await page.goto(every('unknown'))
  await expect(result(page)).toHaveText('All 15 are answered.')
  await expect(repairs(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'To be looked up' }).getByRole('link')).toHaveCount(QUESTIONS)

  await page.goto(every('no'))
  await expect(repairs(page)).toHaveCount(QUESTIONS)
  await expect(repairs(page).last()).toHaveText(/Work toward the map/)
  await page.getByRole('link', { name: 'Begin with an empty sheet' }).click()
  await expect(page).toHaveURL(PATH)
  await expect(page.locator(':checked')).toHaveCount(0)
})

test('invalid parameters are ignored and never rendered', async ({ request }) => {
  const answer = await request.get(
    `${PATH}?q1=%3Cscript%3Ealert(1)%3C/script%3E&q2=YES&q99=no&__proto__=no&q3=no`,
  )
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  expect(html).toContain('1 of 15 answered')
  expect(html).not.toContain('alert(1)')
  expect(html.match(/checked=""/g)).toHaveLength(1)
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/marketing-audit"/)
  expect(answer.headers()['cache-control']).toBe('private, no-cache')
  expect(answer.headers()['set-cookie']).toBeUndefined()
})

test('every link of the result has a target', async ({ page }) => {
  await page.goto(mixed)
  const targets = await page
    .locator('main a[href^="#"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(targets.length).toBeGreaterThan(QUESTIONS)
  for (const target of new Set(targets)) await expect(page.locator(target)).toHaveCount(1)
})

test('the printed sheet has every question with boxes and no menu', async ({ page }) => {
  for (const address of [PATH, mixed]) {
    await page.goto(address)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('fieldset legend')).toHaveCount(QUESTIONS)
    for (const legend of await page.locator('fieldset legend').all()) await expect(legend).toBeVisible()
    for (const box of await page.locator('fieldset input').all()) await expect(box).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('the result is accessible and has no horizontal overflow', async ({ page }) => {
  for (const address of [PATH, mixed, every('no')]) {
    await page.goto(address)
    await renderAllSections(page)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  }
})

test('the result has no horizontal overflow at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(every('no'))
  await renderAllSections(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the sheet can be answered, submitted and changed, and links to booking', async ({ page }) => {
    await page.goto(PATH)
    await page.locator('#q8').getByLabel('No', { exact: true }).check()
    await page.getByRole('button', { name: 'Draw the path so far' }).nth(2).click()
    await expect(page).toHaveURL(`${PATH}?q8=no#result`)
    await expect(repairs(page)).toHaveText(['Write the e-mail that goes out at once'])
    await page.getByRole('link', { name: 'Change an answer' }).click()
    await page.locator('#q8').getByLabel('Yes').check()
    await page.getByRole('button', { name: 'Draw the path', exact: true }).click()
    await expect(page).toHaveURL(`${PATH}?q8=yes#result`)
    await expect(repairs(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Book your free strategy call' }).click()
    await expect(page).toHaveURL('/book')
  })
})
