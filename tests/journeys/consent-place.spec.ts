import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { firstVisit } from './answered-visit.ts'
import { banner, boxes, press, reopen, sizes } from './ask-consent.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'It sets its own sizes where they matter.')

test.use({ storageState: firstVisit, contextOptions: { reducedMotion: 'reduce' } })

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
