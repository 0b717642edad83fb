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
const fixes = (page: Page) =>
  page.getByRole('region', { name: 'Fix these in this order' }).getByRole('heading', { level: 4 })
const isFocused = (page: Page, id: string) =>
  page.evaluate((wanted) => document.activeElement?.id === wanted, id)

/** Opens the page with every question, whichever view the screen's width has chosen. */
async function openSheet(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'All at once' }).click()
}

/** Opens it with one question, and waits until it answers to the keyboard. */
async function openSteps(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByText(/^Question \d+ of 15$/)).toBeVisible()
}

const fragment = (page: Page) => new URL(page.url()).hash

test('the keyboard answers the questions, the result gets focus, and Back returns to the questions', async ({
  page,
}) => {
  await openSheet(page, PATH)
  await expect(result(page)).toHaveText('Your result appears here.')
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
  await expect(result(page)).toHaveText('2 of 15 answered, 13 to go.')
  await expect(result(page)).toBeInViewport()
  expect(await isFocused(page, 'result')).toBe(true)
  await expect(page).toHaveTitle(/2 of 15 answered \| Wellbooked/)
  await expect(fixes(page)).toHaveText(['Put a price range on the treatment page'])
  await expect(page.locator('#q4').getByText(/^No\. People leave/)).toBeVisible()

  await page.locator('#q7').getByLabel('Partly').check()
  await page.getByRole('button', { name: 'Show my result', exact: true }).press('Enter')
  await expect(result(page)).toHaveText('3 of 15 answered, 12 to go.')
  await expect(result(page)).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(`${PATH}?q4=no&q5=yes&q7=partly`)
  await expect(page.locator('#q7').getByLabel('Partly')).toBeChecked()
})

test('each answer updates the drawing, the address and one announced sentence right away', async ({
  page,
}) => {
  await openSheet(page, `${PATH}?utm_source=news`)
  const status = page.locator('main').getByRole('status')
  await expect(status).toHaveText('')
  const no = page.locator('#q8').getByLabel('No', { exact: true })
  await no.scrollIntoViewIfNeeded()
  const before = await no.boundingBox()
  await no.check()
  await expect(result(page)).toHaveText('1 of 15 answered, 14 to go.')
  await expect(status).toHaveText('1 of 15 answered, 1 to fix.')
  await expect(page.getByRole('link', { name: '8 The first answer (no)' })).toBeAttached()
  await expect(fixes(page)).toHaveText(['Write the e-mail that goes out right away'])
  await expect(page).toHaveURL(`${PATH}?utm_source=news&q8=no`)
  // The result grows above the question, which stays where it is.
  expect(Math.abs(((await no.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)

  await page.locator('#q8').getByLabel('Yes').check()
  await expect(status).toHaveText('1 of 15 answered, 0 to fix.')
  await expect(fixes(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${PATH}?utm_source=news&q8=yes`)
  await page.reload()
  await expect(page.locator('#q8').getByLabel('Yes')).toBeChecked()
  await expect(page.getByRole('button', { name: 'All at once', pressed: true })).toBeVisible()
})

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

test('answers given before hydration are kept, and so is the view being read', async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/audit\.island/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(`${PATH}?q1=yes`)
  await page.locator('#q1').getByLabel('Partly').check()
  await page.locator('#q3').getByLabel('No', { exact: true }).check()
  arrive()
  await expect(page.getByRole('button', { name: 'All at once', pressed: true })).toBeVisible()
  await expect(result(page)).toHaveText('2 of 15 answered, 13 to go.')
  await expect(page.locator('#q1').getByLabel('Partly')).toBeChecked()
  await expect(page).toHaveURL(`${PATH}?q1=partly&q3=no`)
})

test('hydration matches the server’s HTML', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'log') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  for (const address of [PATH, mixed]) {
    await openSheet(page, address)
    await page.getByRole('button', { name: 'One at a time' }).click()
  }
  expect(complaints).toEqual([])
})

test('quick fixes come before slow ones, and an unknown is not a fix', async ({ page }) => {
  await page.goto(mixed)
  await expect(result(page)).toHaveText('9 of 15 answered, 6 to go.')
  await expect(page.getByText('You lose patients at 2 steps: Getting found, Earning trust.')).toBeVisible()
  await expect(fixes(page)).toHaveText([/price range/, /4-column tally/, /one page/, /move up on the map/])
  await expect(page.getByRole('region', { name: 'Look these up' }).getByRole('link')).toHaveText([
    '6 The reviews',
  ])
  await expect(page.getByRole('link', { name: '4 The price (no)' })).toHaveAttribute('href', '#q4')
})

test('a link to an unanswered question opens it in either view', async ({ page }) => {
  await openSheet(page, mixed)
  const open = page.getByRole('region', { name: 'Not answered yet', exact: true }).getByRole('link')
  await expect(open).toHaveCount(6)
  await open.filter({ hasText: 'The accounts' }).click()
  await expect(page.locator('#q14')).toBeInViewport()
  expect(await isFocused(page, 'q14')).toBe(true)
  await page.getByRole('button', { name: 'One at a time' }).click()
  await open.filter({ hasText: 'The tags' }).click()
  await expect(page.locator('#q15')).toBeFocused()
  await expect(page.locator('#q15')).toBeInViewport()
})

test('all yes, all unknown and all no each have their own result', async ({ page }) => {
  await page.goto(every('yes'))
  await expect(result(page)).toHaveText('You answered yes to all 15.')
  await expect(fixes(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Calculate what a month may bring' })).toBeVisible()

  await page.goto(every('unknown'))
  await expect(result(page)).toHaveText('All 15 questions answered.')
  await expect(fixes(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Look these up' }).getByRole('link')).toHaveCount(QUESTIONS)

  await page.goto(every('no'))
  await expect(fixes(page)).toHaveCount(QUESTIONS)
  await expect(fixes(page).last()).toHaveText(/move up on the map/)
  await page.getByRole('link', { name: 'Start over' }).click()
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

test('the printed page has every question with boxes and no menu, in either view', async ({ page }) => {
  for (const address of [PATH, mixed]) {
    await (address === PATH ? openSheet : openSteps)(page, address)
    await page.emulateMedia({ media: 'print' })
    // Its buttons are for the screen.
    await expect(page.locator('.audit-view-switch')).toBeHidden()
    await expect(page.locator('fieldset[id] legend')).toHaveCount(QUESTIONS)
    for (const legend of await page.locator('fieldset[id] legend').all()) await expect(legend).toBeVisible()
    for (const box of await page.locator('fieldset input').all()) await expect(box).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('either view with a result is accessible and stays within the window', async ({ page }) => {
  for (const [address, open] of [
    [PATH, openSteps],
    [PATH, openSheet],
    [mixed, openSteps],
    [every('no'), openSheet],
  ] as const) {
    await open(page, address)
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
  await openSheet(page, every('no'))
  await renderAllSections(page)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'One at a time' }).click()
  expect(await width()).toBeLessThanOrEqual(320)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the questions can be answered, submitted and changed, and the answers go along to booking', async ({
    page,
  }) => {
    await page.goto(PATH)
    await page.locator('#q8').getByLabel('No', { exact: true }).check()
    await page.getByRole('button', { name: 'Show my result so far' }).nth(2).click()
    await expect(page).toHaveURL(`${PATH}?q8=no#result`)
    await expect(fixes(page)).toHaveText(['Write the e-mail that goes out right away'])
    await page.getByRole('link', { name: 'Change an answer' }).click()
    await page.locator('#q8').getByLabel('Yes').check()
    await page.getByRole('button', { name: 'Show my result', exact: true }).click()
    await expect(page).toHaveURL(`${PATH}?q8=yes#result`)
    await expect(page).toHaveTitle(/1 of 15 answered/)
    await expect(fixes(page)).toHaveCount(0)
    await page.goBack()
    await page.goBack()
    await expect(fixes(page)).toHaveCount(1)
    await page.goForward()
    await page.goForward()
    await page.getByRole('link', { name: 'Book your free strategy call' }).click()
    await expect(page).toHaveURL('/book?from=audit&q8=yes')
  })
})
