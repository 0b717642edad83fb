import { expect, type Page } from '@playwright/test'

/** Waits until React has taken over an island. Before that, its links and forms work by loading pages. */
export async function awake(page: Page, name: string): Promise<void> {
  await expect(page.locator(`[data-island="${name}"]`).first()).toHaveAttribute('data-awake', '', {
    timeout: 15_000,
  })
}
