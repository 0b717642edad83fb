import { expect, test } from '@playwright/test'
import { answeredVisit, firstVisit } from './answered-visit.ts'
import { banner, boxes, choiceIn, dismiss, expectNothingKept, notice, press, reopen } from './ask-consent.ts'

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

for (const [button, analytics, marketing] of [
  ['Accept all', true, true],
  ['Reject non-essential', false, false],
] as const) {
  test(`“${button}” is stored for a year, confirmed, and the banner is not shown again`, async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await press(page, button)
    await expect(banner(page)).toBeHidden()
    await expect(notice(page)).toContainText('Your choice is saved.')
    const kept = await choiceIn(context)
    expect(kept?.choice).toMatchObject({ analytics, marketing })
    expect(kept?.sameSite).toBe('Lax')
    expect((kept?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 24 * 3600 * 1000)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(banner(page)).toHaveCount(0)
    await reopen(page).click()
    for (const box of await boxes(page).all()) await expect(box).toBeChecked({ checked: analytics })
  })
}

test('customizing starts with all boxes unchecked and stores exactly the checked ones', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await press(page, 'Customize')
  await expect(boxes(page)).toHaveCount(2)
  for (const box of await boxes(page).all()) await expect(box).not.toBeChecked()
  await expect(banner(page)).toContainText('We don’t use an analytics service today.')
  await banner(page)
    .getByRole('checkbox', { name: /^Marketing/ })
    .check()
  await press(page, 'Save my choice')
  expect((await choiceIn(context))?.choice).toMatchObject({ analytics: false, marketing: true })
  await expect(notice(page)).toContainText('Analytics: refused. Marketing: allowed.')
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

test.describe('after an answer', () => {
  test.use({ storageState: answeredVisit })

  test('the footer’s button shows it again; Escape changes nothing and restores focus', async ({
    page,
    context,
  }) => {
    await page.goto('/about')
    const before = await choiceIn(context)
    await reopen(page).focus()
    await page.keyboard.press('Enter')
    await expect(banner(page)).toBeFocused()
    await boxes(page).first().check()
    await page.keyboard.press('Escape')
    await expect(banner(page)).toHaveCount(0)
    await expect(reopen(page)).toBeFocused()
    expect(await choiceIn(context)).toEqual(before)

    await reopen(page).click()
    await reopen(page).click()
    await expect(banner(page)).toHaveCount(1)
    await press(page, 'Close')
    await expect(reopen(page)).toBeFocused()
    expect(await choiceIn(context)).toEqual(before)
  })

  test('patient pages don’t ask, and have the button too', async ({ page }) => {
    await page.goto('/desert-light')
    // They note nothing, so they don't ask by themselves.
    await expect(banner(page).locator('visible=true')).toHaveCount(0)
    await reopen(page).click()
    await expect(banner(page)).toBeFocused()
  })
})

test('revoking consent deletes its cookies, on this host and parent domains', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/')
  await press(page, 'Accept all')
  await dismiss(page)
  const set = ['_ga', '_ga_AB12CD34EF', '_gid', '_gat', '_fbp', 'kept', '_gaudy']
  await context.addCookies(set.map((name) => ({ name, value: '1', url: String(baseURL) })))
  const names = async () => (await context.cookies()).map(({ name }) => name).sort()
  await reopen(page).click()
  await banner(page)
    .getByRole('checkbox', { name: /^Analytics/ })
    .uncheck()
  await press(page, 'Save my choice')
  await dismiss(page)
  expect(await names()).toEqual(['_fbp', '_gaudy', 'consent', 'kept'])
  await reopen(page).click()
  await press(page, 'Reject non-essential')
  expect(await names()).toEqual(['_gaudy', 'consent', 'kept'])
})

test.describe('before React is there', () => {
  test('an answer counts at once, and is confirmed when React has come', async ({ page, context }) => {
    const whenFetched = Promise.withResolvers<void>()
    await page.route('**/assets/react-*.js', async (route) => {
      await whenFetched.promise
      await route.continue()
    })
    await page.goto('/')
    await press(page, 'Reject non-essential')
    expect((await choiceIn(context))?.choice).toMatchObject({ analytics: false, marketing: false })
    // It stays until the notice takes its place, so that the page moves once.
    await expect(banner(page)).toBeVisible()
    whenFetched.resolve()
    await expect(notice(page)).toContainText('Analytics: refused. Marketing: refused.')
    await expect(banner(page)).toHaveCount(0)
  })

  test('the last of several answers counts', async ({ page, context }) => {
    const whenFetched = Promise.withResolvers<void>()
    await page.route('**/assets/react-*.js', async (route) => {
      await whenFetched.promise
      await route.continue()
    })
    await page.goto('/')
    await press(page, 'Accept all')
    await reopen(page).click()
    await press(page, 'Reject non-essential')
    await reopen(page).click()
    whenFetched.resolve()
    await expect(boxes(page)).toHaveCount(2)
    for (const box of await boxes(page).all()) await expect(box).not.toBeChecked()
    expect((await choiceIn(context))?.choice).toMatchObject({ analytics: false, marketing: false })
  })

  test('an answer counts and the question goes where React cannot be fetched', async ({ page, context }) => {
    await page.route('**/assets/react-*.js', (route) => route.abort())
    await page.goto('/')
    await press(page, 'Accept all')
    expect((await choiceIn(context))?.choice).toMatchObject({ analytics: true, marketing: true })
    await expect(banner(page)).toHaveCount(0)
  })

  test('“Customize” opens as soon as React is there', async ({ page }) => {
    await page.route('**/assets/react-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.goto('/')
    await press(page, 'Customize')
    await expect(boxes(page).first()).toBeFocused()
  })

  test('a page that only shows the question fetches no React, and the policy’s link leads on', async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(fetched.filter((address) => /assets\/(react|consent|hydrate)/.test(address))).toEqual([])
    await banner(page).getByRole('link').click()
    await page.waitForURL('/cookie-policy')
  })
})

test('an answer in another tab or on a later page closes the banner', async ({ page, context }) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/about')
  await press(other, 'Reject non-essential')
  await other.close()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(banner(page)).toHaveCount(0)
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
