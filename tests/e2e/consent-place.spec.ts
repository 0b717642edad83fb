import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { inBrief } from '../in-brief.ts'
import { firstVisit } from './answered-visit.ts'
import { banner, press, reopen, sizes } from './ask-consent.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'Sets its own sizes.')

const widths = inBrief
  ? [320, 390, 768, 1280]
  : [320, 344, 360, 375, 390, 414, 480, 600, 768, 900, 1024, 1280, 1440]

test.use({ storageState: firstVisit, contextOptions: { reducedMotion: 'reduce' } })

test('the banner shifts nothing and is never the LCP element', async ({ page }) => {
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
  // Layout shifts caused by fonts are not tested here.
  await page.route('**/*.woff2', (route) => route.abort())
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

for (const [question, said, origin] of [
  ['the question', 'Can we remember', ''],
  ['the question about counting', 'Can we count', process.env.JOURNEY_COUNTING_ORIGIN ?? ''],
] as const) {
  test(`${question} is there at the first paint, at every width, and stays as it is`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const whenFetched = Promise.withResolvers<void>()
      await page.route('**/assets/*.js', async (route) => {
        await whenFetched.promise
        await route.continue()
      })
      await page.goto(`${origin}/growth_playbook_s`, { waitUntil: 'commit' })
      await expect(banner(page)).toContainText(said, { useInnerText: true })
      expect((await banner(page).innerText()).match(/Can we/g)).toHaveLength(1)
      // A fallback font wider than the web font wraps the question into more lines until the web font is there.
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const top = () => page.locator('body > header').evaluate((header) => header.getBoundingClientRect().top)
      const before = await top()
      expect(before).toBeGreaterThan(0)
      whenFetched.resolve()
      await page.waitForLoadState('networkidle')
      expect(await top(), `at ${width}`).toBe(before)
      const isCut = await banner(page).evaluate((region) => region.scrollHeight > region.clientHeight)
      expect(isCut).toBe(false)
      await page.unrouteAll()
    }
  })
}

test('nothing stands in its place where nothing is asked', async ({ page, context, baseURL }) => {
  const headerTop = () =>
    page.locator('body > header').evaluate((header) => header.getBoundingClientRect().top)
  // An answer of an outdated version: the head script accepts it, and the banner is shown.
  await context.addCookies([{ name: 'consent', value: 'x', url: String(baseURL) }])
  await page.goto('/about')
  await expect(banner(page)).toBeVisible()
  await press(page, 'Reject non-essential')
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  expect(await headerTop()).toBe(0)
})

test.describe('where no cookie can be set', () => {
  test('nothing is asked', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }),
    )
    await page.goto('/about')
    await page.waitForLoadState('networkidle')
    await expect(banner(page)).toHaveCount(0)
  })
})

test('opened from the footer, it scrolls to the banner and back', async ({ page }) => {
  await page.goto('/about')
  await press(page, 'Reject non-essential')
  await reopen(page).click()
  await expect(banner(page)).toBeFocused()
  await expect(banner(page)).toBeInViewport({ ratio: 1 })
  await press(page, 'Save my choice')
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  await expect(dismiss).toBeFocused()
  await expect(dismiss).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(reopen(page)).toBeFocused()
  await expect(reopen(page)).toBeInViewport({ ratio: 1 })
})

for (const size of sizes) {
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

test('the banner is not printed', async ({ page }) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(banner(page)).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no banner and no button for it', async ({ page }) => {
    await page.goto('/')
    await expect(banner(page)).toHaveCount(0)
    await expect(reopen(page)).toHaveCount(0)
    await expect(page.locator('[data-consent-reopen]')).toBeHidden()
  })
})
