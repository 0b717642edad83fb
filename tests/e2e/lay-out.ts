import type { Page } from '@playwright/test'

/**
 * Renders every section at once, as the page itself does soon after its load. Until then app/styles/content-visibility.css
 * leaves sections below the first screen at an estimated height.
 */
export async function renderAllSections(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('section, body > footer'))
      part.style.contentVisibility = 'visible'
  })
}
