import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { readChoice } from '../../app/page-scripts/consent-choice.ts'
import { answeredVisit, firstVisit } from './answered-visit.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'It sets its own sizes where they matter.')

test.use({ storageState: firstVisit, contextOptions: { reducedMotion: 'reduce' } })

const banner = (page: Page) => page.getByRole('region', { name: 'Your choice about cookies' })
const reopen = (page: Page) => page.getByRole('button', { name: 'Cookie choices' })
const press = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true }).click()
/** The message that a choice was kept, which for a few seconds lies where the footer's button may be. */
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss' }).click()
const boxes = (page: Page) => banner(page).getByRole('checkbox')
const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]

async function choiceIn(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'consent')
  return cookie && { ...cookie, choice: readChoice(cookie.value, 1, Date.now()) }
}

/** Nothing may be kept, in cookies or in storage, by a page that was only looked at. */
async function expectNothingKept(page: Page): Promise<void> {
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
}

test('a first visit is asked, keeps nothing, and asks again on the next page', async ({ page }) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  // Who came for the page reads on: nothing takes the focus.
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
  test(`“${button}” is kept for a year, confirmed, and not asked again`, async ({ page, context }) => {
    await page.goto('/')
    await press(page, button)
    await expect(banner(page)).toBeHidden()
    await expect(page.getByRole('status')).toContainText('Your choice is saved.')
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

test('customizing begins with nothing ticked and keeps exactly what was ticked', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await press(page, 'Customize')
  await expect(boxes(page)).toHaveCount(2)
  for (const box of await boxes(page).all()) await expect(box).not.toBeChecked()
  await expect(banner(page)).toContainText('No such service is connected today.')
  await banner(page)
    .getByRole('checkbox', { name: /^Marketing/ })
    .check()
  await press(page, 'Save my choice')
  expect((await choiceIn(context))?.choice).toMatchObject({ analytics: false, marketing: true })
  await expect(page.getByRole('status')).toContainText('Analytics: refused. Marketing: allowed.')
})

test('the three answers have one size and one look, and none wears the call’s colour', async ({ page }) => {
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
    .locator('a.call')
    .first()
    .evaluate((one) => getComputedStyle(one).backgroundColor)
  expect(looks[0]).not.toContain(call)
})

test('the keyboard reaches it right after the skip link, and answers it', async ({ page, context }) => {
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
  // It is no trap: the next stop is the page.
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(boxes(page).first()).toBeFocused()
  await page.keyboard.press('Space')
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab')
  expect(await focused()).toBe('Save my choice')
  await page.keyboard.press('Enter')
  expect((await choiceIn(context))?.choice).toMatchObject({ analytics: true, marketing: false })
  // The focus goes back to where it came from, the first stop of the header, and not to the top of the document.
  expect(await page.evaluate(() => document.activeElement?.matches('header a'))).toBe(true)
})

test.describe('after an answer', () => {
  test.use({ storageState: answeredVisit })

  test('the footer shows it again; Escape leaves it as it is and gives the focus back', async ({
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

  test('pages for patients have the button as well', async ({ page }) => {
    await page.goto('/desert-light')
    await reopen(page).click()
    await expect(banner(page)).toBeFocused()
  })
})

test('taking it back deletes what it allowed, on this host and above it', async ({
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
  await page.evaluate(() => {
    document.addEventListener('site:consent', (event) => {
      Object.assign(window, { heard: (event as CustomEvent).detail })
    })
  })
  await press(page, 'Reject non-essential')
  expect(await names()).toEqual(['_gaudy', 'consent', 'kept'])
  expect(await page.evaluate(() => (window as unknown as { heard: unknown }).heard)).toMatchObject({
    analytics: false,
    marketing: false,
  })
})

test.describe('Global Privacy Control', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
    })
  })

  test('is an answer: nobody is asked, and the page says that it was honored', async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await expect(banner(page)).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toContainText('Global Privacy Control, is honored')
    await reopen(page).click()
    await expect(banner(page)).toContainText('Your browser sends Global Privacy Control, and it is honored.')
    await expect(boxes(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(reopen(page)).toBeFocused()
    await expectNothingKept(page)
  })

  test('takes back what was agreed to before', async ({ page, context, baseURL }) => {
    const url = String(baseURL)
    const value = `99.11.${Date.now().toString(36)}`
    await context.addCookies([
      { name: 'consent', value, url },
      { name: '_ga', value: '1', url },
    ])
    await page.goto('/')
    await expect
      .poll(async () => (await choiceIn(context))?.choice)
      .toMatchObject({ analytics: false, marketing: false })
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent'])
    await expect(banner(page)).toHaveCount(0)
  })
})

test('without the signal the page does not speak of it', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('is honored', { exact: false })).toBeHidden()
})

test('it moves nothing and is never the largest paint', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0, paints: [] as boolean[] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as unknown as { element: Element | null }
        seen.paints.push(element?.closest('#consent-banner') !== null)
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  for (const [address, size] of ['/', '/about', '/book', '/no-such-page'].flatMap((one) =>
    sizes.map((size) => [one, size] as const),
  )) {
    await page.setViewportSize(size)
    await page.goto(address)
    await expect(banner(page)).toBeVisible()
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { shift: number; paints: boolean[] } }).seen,
    )
    expect(seen.shift, `${address} at ${size.width}`).toBe(0)
    expect(seen.paints.length).toBeGreaterThan(0)
    expect(seen.paints, `${address} at ${size.width}`).not.toContain(true)
  }
})

/** Calls to action in view that lie under the banner. */
function coveredCalls(page: Page): Promise<string[]> {
  return banner(page).evaluate((region) => {
    const over = region.getBoundingClientRect()
    return [...document.querySelectorAll('a.call')]
      .filter((call) => {
        const at = call.getBoundingClientRect()
        const isSeen = at.width > 0 && at.bottom > 0 && at.top < innerHeight
        return (
          isSeen &&
          at.bottom > over.top &&
          at.top < over.bottom &&
          at.right > over.left &&
          at.left < over.right
        )
      })
      .map((call) => call.textContent ?? '')
  })
}

for (const size of sizes) {
  test(`at ${size.width}x${size.height} it is never over the call to action`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const address of [
      '/',
      '/paid-traffic',
      '/google-business',
      '/how-we-work',
      '/contact',
      '/growth_playbook_s',
    ]) {
      await page.goto(address)
      await expect(banner(page)).toBeVisible()
      expect(await coveredCalls(page), address).toEqual([])
      await press(page, 'Customize')
      await expect(boxes(page).first()).toBeVisible()
      // It finds its place before it is painted, not before a test can ask.
      await expect.poll(() => coveredCalls(page), `${address}, customizing`).toEqual([])
    }
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    for (const section of ['problem', 'journey', 'faq-headline']) {
      await page.locator(`section[aria-labelledby="${section}"]`).evaluate((one) => one.scrollIntoView())
      const bar = page.locator('.call-bar')
      await expect(bar).toBeInViewport({ ratio: 1 })
      await expect.poll(() => coveredCalls(page), section).toEqual([])
    }
  })

  test(`at ${size.width}x${size.height} nothing that has the focus hides behind it`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/about')
    await expect(banner(page)).toBeVisible()
    const hidden: string[] = []
    let stops = 0
    for (;;) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const active = document.activeElement
        const region = document.getElementById('consent-banner')
        if (!active || active === document.body || !region) return null
        const [at, over] = [active.getBoundingClientRect(), region.getBoundingClientRect()]
        const isBehind = !region.contains(active) && at.bottom > over.top && at.top < over.bottom
        return { text: active.textContent ?? '', isBehind: isBehind && !active.matches('.skip-link') }
      })
      if (!stop) break
      stops++
      if (stop.isBehind) hidden.push(stop.text)
    }
    expect(stops).toBeGreaterThan(20)
    expect(hidden).toEqual([])
  })

  test(`at ${size.width}x${size.height} the open banner is accessible`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/')
    const look = async () => {
      const { violations } = await new AxeBuilder({ page }).include('#consent-banner').analyze()
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
    }
    await expect(banner(page)).toBeVisible()
    expect(await look()).toEqual([])
    await press(page, 'Customize')
    expect(await look()).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    const tooWide = await banner(page)
      .getByRole('button')
      .evaluateAll((all) => all.filter((button) => button.scrollWidth > button.clientWidth).length)
    expect(tooWide).toBe(0)
  })
}

test('a page fetched ahead asks only once somebody sees it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, get: () => true })
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await expect(banner(page)).toHaveCount(0)
  await page.evaluate(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect(banner(page)).toBeVisible()
})

test('an answer given in another tab, or on a later page, closes the question', async ({ page, context }) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/about')
  await press(other, 'Reject non-essential')
  await other.close()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(banner(page)).toHaveCount(0)
})

test('it is not printed', async ({ page }) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(banner(page)).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is nothing to choose, and no button pretends so', async ({ page }) => {
    await page.goto('/')
    await expect(banner(page)).toHaveCount(0)
    await expect(reopen(page)).toHaveCount(0)
    await expect(page.locator('[data-consent-reopen]')).toBeHidden()
  })
})
