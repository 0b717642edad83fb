import { expect, type Page } from '@playwright/test'

/** Waits until React has taken over an island. Before that, its links and forms work by loading pages. */
export async function awake(page: Page, name: string): Promise<void> {
  await expect(page.locator(`[data-island="${name}"]`).first()).toHaveAttribute('data-awake', '', {
    timeout: 15_000,
  })
}

/** Waits for every island that wakes by itself after the first paint: it may show and hide controls. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-wake="load"]:not([data-awake])')).toHaveCount(0, { timeout: 15_000 })
}
