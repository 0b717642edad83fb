import { expect, test } from '@playwright/test'
import { answeredVisit, firstVisit } from './answered-visit.ts'
import { banner, boxes, choiceIn, expectNothingKept } from './ask-consent.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'Independent of screen size.')

test.use({ storageState: firstVisit, contextOptions: { reducedMotion: 'reduce' } })

test('a first visit shows the banner, stores nothing, and shows it again on the next page', async ({
  page,
}) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  // Nothing takes focus.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await expectNothingKept(page)
  await page.goto('/about')
  await expect(banner(page)).toBeVisible()
  await expectNothingKept(page)
})

test('the three buttons have the same size and style, and none has the color of a call to action', async ({
  page,
}) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  const looks = await banner(page)
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((button) => {
        const { width, height } = button.getBoundingClientRect()
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
        return [Math.round(width), height, color, backgroundColor, borderColor, fontSize, fontWeight].join(
          ' ',
        )
      }),
    )
  expect(looks).toHaveLength(3)
  expect(new Set(looks).size).toBe(1)
  const call = await page
    .locator('a.cta')
    .first()
    .evaluate((one) => getComputedStyle(one).backgroundColor)
  expect(looks[0]).not.toContain(call)
})

test('the banner is the next Tab stop after the skip link and can be answered by keyboard', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  const stops: unknown[] = []
  for (let stop = 0; stop < 5; stop++) {
    await page.keyboard.press('Tab')
    stops.push(await focused())
  }
  expect(stops).toEqual([
    'Skip to the content',
    'Read the cookie policy',
    'Accept all',
    'Reject non-essential',
    'Customize',
  ])
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeVisible()
  await page.keyboard.press('Tab')
  // No focus trap: the next stop is the page.
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(boxes(page).first()).toBeFocused()
  await page.keyboard.press('Space')
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab')
  expect(await focused()).toBe('Save my choice')
  await page.keyboard.press('Enter')
  expect((await choiceIn(context))?.choice).toMatchObject({ analytics: true, marketing: false })
  // Focus returns to the header's first stop, not to the top of the document.
  expect(await page.evaluate(() => document.activeElement?.matches('header a'))).toBe(true)
})

test('a page rendered ahead asks whoever sees it, unless an answer was given meanwhile', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, get: () => true })
  })
  const show = () => page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await show()
  await expect(banner(page)).toBeVisible()
  await expectNothingKept(page)

  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  await context.addCookies(answeredVisit.cookies)
  await show()
  await expect(banner(page)).toHaveCount(0)
})
