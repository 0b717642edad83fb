import { expect, type Locator, type Page, test } from '@playwright/test'

const PHONE_WIDTH = 390

const isPhone = (page: Page) => page.viewportSize()?.width === PHONE_WIDTH

/** Opens the widget as a page and waits for hydration, which removes the button beside the list of zones. */
async function openWidget(page: Page): Promise<void> {
  await page.goto('/desk/booking')
  await expect(page.getByRole('button', { name: 'Show times' })).toHaveCount(0)
}

/** Presses Enter on a week link until it is disabled. */
async function turnToTheEnd(page: Page, link: Locator): Promise<void> {
  await link.focus()
  const tab = page.getByText(/^Week \d of \d$/)
  while ((await link.getAttribute('aria-disabled')) === null) {
    const shown = await tab.textContent()
    await page.keyboard.press('Enter')
    await expect(tab).not.toHaveText(shown ?? '')
  }
}

/** Mocks the next response of open times and triggers a refresh, as a return to the page does. */
async function showStarts(page: Page, starts: string[]): Promise<void> {
  await page.route('**/desk/slots', (route) => route.fulfill({ json: { starts } }))
  const answered = page.waitForResponse('**/desk/slots')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await answered
}

/** Noon in New York (standard time) on Tuesday and Thursday of the week after next. */
function twoDays(): { tuesday: string; thursday: string } {
  const monday = new Date()
  monday.setUTCDate(monday.getUTCDate() + 14 - ((monday.getUTCDay() + 6) % 7))
  const noonOf = (ahead: number) => {
    const day = new Date(monday)
    day.setUTCDate(day.getUTCDate() + ahead)
    return `${day.toISOString().slice(0, 10)}T17:00:00Z`
  }
  return { tuesday: noonOf(1), thursday: noonOf(3) }
}

test('focus stays on the arrow at the first and last week', async ({ page }) => {
  await openWidget(page)
  for (const name of ['Next week', 'Previous week']) {
    const arrow = page.getByRole('link', { name })
    await turnToTheEnd(page, arrow)
    await expect(arrow).toBeFocused()
    await expect(arrow).toHaveAttribute('aria-disabled', 'true')
    const shown = await page.getByText(/^Week \d of \d$/).textContent()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Week \d of \d$/)).toHaveText(shown ?? '')
    await expect(arrow).toBeFocused()
  }
})

test('focus moves to the week’s name when the link used disappears', async ({ page }) => {
  await openWidget(page)
  const { tuesday } = twoDays()
  const later = new Date(Date.parse(tuesday) + 14 * 24 * 60 * 60 * 1000).toISOString()
  await showStarts(page, [tuesday, later])
  await expect(page.getByText('Week 1 of 3')).toBeVisible()
  await page.getByRole('link', { name: 'Next week' }).click()
  await page.getByRole('link', { name: /^Go to the next week/ }).press('Enter')
  await expect(page.getByText('Week 3 of 3')).toBeVisible()
  await expect(page.locator('#desk-week')).toBeFocused()
})

test('a day without open times says so', async ({ page }) => {
  await openWidget(page)
  const { tuesday, thursday } = twoDays()
  await showStarts(page, [tuesday, thursday])
  await expect(page.getByText('Week 1 of 1')).toBeVisible()
  const days = page.locator('#week form > ol > li')
  await expect(days).toHaveCount(5)
  const isFull = [true, false, true, false, true]
  for (const [index, full] of isFull.entries()) {
    const words = days.nth(index).getByText('No openings').filter({ visible: true })
    await expect(words).toHaveCount(full ? 1 : 0)
  }
})

test('lists without markers have role=list for Safari, and empty cells are not list items', async ({
  page,
}) => {
  await openWidget(page)
  const withoutRole = await page
    .locator('ol, ul')
    .evaluateAll((lists) => lists.filter((list) => list.getAttribute('role') !== 'list').length)
  expect(withoutRole).toBe(0)
  const { tuesday, thursday } = twoDays()
  await showStarts(page, [tuesday, thursday.replace('T17', 'T18')])
  await expect(page.getByText('Week 1 of 1')).toBeVisible()
  const times = page.getByRole('list').filter({ has: page.locator('.time-slot:visible') })
  await expect(times.last().getByRole('listitem')).toHaveCount(1)
})

test.describe('on a phone', () => {
  test.skip(({ viewport }) => viewport?.width !== PHONE_WIDTH, 'A wide page shows all days at once.')

  test('a day is a button that shows and hides its times', async ({ page }) => {
    await openWidget(page)
    // The second week, whose days are all in the future.
    await page.getByRole('link', { name: 'Next week' }).click()
    const days = page.locator('#week button[aria-expanded]')
    const [first, second] = [days.first(), days.nth(1)]
    const timesOf = async (day: Locator) => page.locator(`#${await day.getAttribute('aria-controls')}`)
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expect(await timesOf(first)).toBeVisible()

    await second.click()
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(await timesOf(second)).toBeVisible()
    await expect(await timesOf(first)).toBeHidden()

    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(second).toHaveAttribute('aria-expanded', 'false')
      await expect(page.locator('.time-slot').filter({ visible: true })).toHaveCount(0)
      await expect(second).toBeFocused()
      await page.keyboard.press(key)
      await expect(second).toHaveAttribute('aria-expanded', 'true')
      await expect(await timesOf(second)).toBeVisible()
    }
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('each day’s button links to its times and keeps zone and campaign', async ({ page }) => {
      await page.goto('/desk/booking?zone=America/Denver&utm_source=ads&embed=1')
      await page.getByRole('link', { name: 'Next week' }).click()
      const count = await page.locator('#week button[aria-expanded]').count()
      expect(count).toBeGreaterThan(2)
      for (let index = 0; index < count; index++) {
        const day = page.locator('#week button[aria-expanded]').nth(index)
        const controlled = await day.getAttribute('aria-controls')
        await day.click()
        await expect(page.locator(`#${controlled}`)).toBeVisible()
        await expect(page.getByLabel('Times are shown in')).toHaveValue('America/Denver')
      }
      const { searchParams, hash } = new URL(page.url())
      expect([searchParams.get('utm_source'), searchParams.get('embed'), hash]).toEqual(['ads', '1', '#week'])
    })
  })
})

test('on a wide page all days are open and have no buttons', async ({ page }) => {
  test.skip(isPhone(page), 'A phone shows one day at a time.')
  await openWidget(page)
  await expect(page.locator('#week button[aria-expanded]').filter({ visible: true })).toHaveCount(0)
  const hidden = page.locator('.time-slot').filter({ visible: false })
  await expect(hidden).toHaveCount(0)
})
