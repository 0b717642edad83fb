import type { Page } from '@playwright/test'

/**
 * Lays the whole page out at once, as it is a few seconds after the load or when somebody has scrolled through it.
 * Until then app/below-screen.css leaves what lies below the screen at an estimated height.
 */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('section, body > footer'))
      part.style.contentVisibility = 'visible'
  })
}
