import { expect, type Page, test } from '@playwright/test'

test.skip(({ viewport }) => viewport?.width !== 390, 'The same at every width.')

/** Sections that are left for later. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('section, body > footer')].filter(
        (part) => getComputedStyle(part).contentVisibility === 'auto',
      ).length,
  )

/** The nine seconds that a page rests first, and what follows, pass ten times as fast. */
async function hurry(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 10 })
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test('what lies below the screen is left for later, and then laid out unasked', async ({ page }) => {
      await page.goto('/')
      expect(await waiting(page)).toBeGreaterThan(10)
      await hurry(page)
      await expect.poll(() => waiting(page), { timeout: 30_000 }).toBe(0)
    })
  })
}

test('an address within a long page is at the top of the screen when it has been laid out', async ({
  page,
}) => {
  await page.goto('/terms-of-service#contact')
  const top = () => page.evaluate(() => document.getElementById('contact')?.getBoundingClientRect().top ?? -1)
  const atOnce = await top()
  expect(atOnce).toBeLessThan(844)
  await hurry(page)
  await expect.poll(() => waiting(page), { timeout: 30_000 }).toBe(0)
  expect(Math.abs((await top()) - atOnce)).toBeLessThan(4)
})
