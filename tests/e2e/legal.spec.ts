import { expect, test } from '@playwright/test'
import { runOnlyOn } from './steps/run-only-on.ts'

runOnlyOn('phone')

// It is HTML and CSS alone.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

test('the table of contents is open and leads to a section; beside the text it marks the one being read', async ({
  page,
}) => {
  await page.goto('/terms-of-service')
  await page.locator('#contents a[href="#guarantee"]').click()
  await expect(page.locator('#guarantee').getByRole('heading', { level: 2 })).toBeInViewport()

  await page.setViewportSize({ width: 1280, height: 800 })
  const marked = page.locator('#contents a:target-current')
  for (const id of ['guarantee', 'client-responsibilities']) {
    await page.locator(`#contents a[href="#${id}"]`).click()
    // Scrolls a little into the section, because it begins at the edge between two.
    await page.mouse.move(900, 400)
    await page.mouse.wheel(0, 80)
    await expect(marked).toHaveAttribute('href', `#${id}`)
  }
})
