import type { Page } from '@playwright/test'

/**
 * Renders all sections immediately, as the page does soon after load. Until then sections below the first screen have
 * estimated heights (app/styles/content-visibility.css).
 */
export async function renderAllSections(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('section, body > footer'))
      part.style.contentVisibility = 'visible'
  })
}
