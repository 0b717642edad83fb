import { expect, type Page, test } from '@playwright/test'
import { sweptAddresses } from './every-address.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'Independent of screen size.')

/** Reasons against the back/forward cache, as reported by the browser. */
async function cacheBlockers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: { reasons?: { reason: string }[]; children?: { reasons?: { reason: string }[] }[] }
    })[]
    const found = entry?.notRestoredReasons
    const all = [found, ...(found?.children ?? [])]
    return all.flatMap((one) => (one?.reasons ?? []).map(({ reason }) => reason))
  })
}

// The browser does not use the back/forward cache under the test protocol, so this tests what would prevent it:
// headers, unload handlers, and the reasons reported by the browser.
test('every page is eligible for the back/forward cache', async ({ page }) => {
  test.setTimeout(180_000)
  await page.addInitScript(() => {
    const told = window as unknown as { leaving: string[] }
    told.leaving = []
    const add = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (type: string, ...rest: unknown[]) {
      if (type === 'unload' || type === 'beforeunload') told.leaving.push(type)
      return (add as (...all: unknown[]) => void).call(this, type, ...rest)
    }
  })
  for (const address of sweptAddresses) {
    const response = await page.goto(address)
    expect.soft(response?.headers()['cache-control'], address).not.toContain('no-store')
    const leaving = await page.evaluate(() => (window as unknown as { leaving: string[] }).leaving)
    expect.soft(leaving, address).toEqual([])
  }
})

for (const address of ['/', '/book', '/growth_playbook', '/roi-calculator', '/bookingconfirmation']) {
  test(`Back restores ${address} as it was`, async ({ page }) => {
    await page.goto(address)
    await page.goto('/contact')
    await page.goBack()
    expect(await cacheBlockers(page)).not.toContain('response-cache-control-no-store')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a page is prerendered while its link is pressed and stores nothing until shown', async ({ page }) => {
  await page.goto('/')
  const rules = JSON.parse((await page.locator('script[type=speculationrules]').textContent()) ?? '{}')
  expect(rules.prerender[0].eagerness).toBe('moderate')
  const except = rules.prerender[0].where.and[1].not.href_matches
  expect(except).toEqual(
    expect.arrayContaining(['/desk/*', '/bookingconfirmation', '/webhook-test', '/*\\?*', '/book']),
  )
})

test('navigation has a view transition without a jump, and none with reduced motion', async ({ page }) => {
  const rule = () =>
    page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .map((one) => one.cssText)
        .join('\n'),
    )
  await page.goto('/seo')
  expect(await rule()).toMatch(
    /@media \(prefers-reduced-motion: no-preference\)[^}]*@view-transition \{ navigation: auto; \}/,
  )
})

test('a repeated visit transfers only headers', async ({ page, request }) => {
  const first = await request.get('/seo')
  const again = await request.get('/seo', { headers: { 'If-None-Match': first.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
  expect((await again.body()).length).toBe(0)
  await page.goto('/seo')
  const script = await page.locator('script[src]').first().getAttribute('src')
  const { headers } = { headers: (await request.get(script ?? '')).headers() }
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})
