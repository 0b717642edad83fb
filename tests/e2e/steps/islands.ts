import { expect, type Page } from '@playwright/test'

/** Waits until React has taken over an island. Before that, its links and forms work by loading pages. */
export async function waitForIsland(page: Page, name: string): Promise<void> {
  await expect(page.locator(`[data-island="${name}"]`).first()).toHaveAttribute('data-hydrated', '')
}

/** Holds back what matches the address, a script for example, until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/**
 * Waits until the page has settled: the islands that need no interaction are hydrated, and every section is rendered.
 */
export async function waitUntilStable(page: Page): Promise<void> {
  await expect(page.locator('[data-client="load"]:not([data-hydrated])')).toHaveCount(0)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('section, body > footer')].every(
      (part) => getComputedStyle(part).contentVisibility !== 'auto',
    ),
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
