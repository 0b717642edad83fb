import { expect, type Page, test } from '@playwright/test'

test.skip(({ viewport }) => viewport?.width !== 390, 'Independent of screen size.')

/** The number of sections with content-visibility: auto. */
const skipped = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('section, body > footer')].filter(
        (part) => getComputedStyle(part).contentVisibility === 'auto',
      ).length,
  )

/** Delays the load event. Returns a function that lets it fire. */
async function holdLoad(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  return release
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test('skips sections below the first screen until load, then renders all', async ({ page }) => {
      const release = await holdLoad(page)
      await page.goto('/', { waitUntil: 'commit' })
      await page.waitForFunction(() => document.readyState === 'interactive')
      expect(await skipped(page)).toBeGreaterThan(10)
      release()
      await expect.poll(() => skipped(page)).toBe(0)
    })
  })
}

test('skips nothing when the address has a fragment', async ({ page }) => {
  const release = await holdLoad(page)
  await page.goto('/terms-of-service#contact', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState === 'interactive')
  await expect.poll(() => skipped(page)).toBe(0)
  release()
  await page.waitForLoadState()
  await expect(page.locator('#contact')).toBeInViewport()
})

test('a full-page capture shows sections that have not faded in yet', async ({ page }) => {
  await page.goto('/paid-traffic')
  await expect.poll(() => skipped(page)).toBe(0)
  const opacities = await page
    .locator('[data-reveal]')
    .evaluateAll((all) => all.map((section) => getComputedStyle(section).opacity))
  expect(new Set(opacities)).toEqual(new Set(['1']))
})

/** Sections a capture would miss: skipped, or with a transparent part. */
const missing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section, body > footer')]
      .filter((part) =>
        [part, ...part.querySelectorAll('[data-reveal]')].some((one) => {
          const { opacity, contentVisibility } = getComputedStyle(one)
          return opacity === '0' || contentVisibility === 'auto'
        }),
      )
      .map((part) => part.getAttribute('aria-labelledby') ?? part.id),
  )

for (const address of ['/', '/terms-of-service']) {
  test(`a fast capture of ${address} misses no section, at load or after a scroll to the end`, async ({
    page,
  }) => {
    await page.goto(address, { waitUntil: 'load' })
    expect(await missing(page), 'right after the load event').toEqual([])
    await page.mouse.move(195, 400)
    for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, 2_000)
    await page.waitForTimeout(1_000)
    expect(await missing(page), 'a second after the scroll').toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('skips nothing', async ({ page }) => {
    await page.goto('/')
    expect(await skipped(page)).toBe(0)
  })
})
