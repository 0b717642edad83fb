import { expect, test } from '@playwright/test'
import { legalPaths, legalSections } from '../../app/content/legal/legal.schema.ts'
import { only } from './steps/only.ts'

only('phone')

test('every legal page has its sections in order, each in the table of contents', async ({ page }) => {
  for (const path of legalPaths) {
    await page.goto(path)
    const ids = legalSections[path]
    const sections = await page.locator('article section').evaluateAll((all) => all.map(({ id }) => id))
    expect(sections).toEqual([...ids])
    const links = page.locator('#contents a')
    const hashes = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash))
    expect(hashes).toEqual(ids.map((id) => `#${id}`))
  }
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } })

    test('the table of contents is folded on a phone, and leads to a section', async ({ page }) => {
      await page.goto('/terms-of-service')
      const link = page.locator('#contents a[href="#guarantee"]')
      await expect(link).toBeHidden()
      await page.locator('#contents summary').click()
      await link.click()
      await expect(page.locator('#guarantee').getByRole('heading', { level: 2 })).toBeInViewport()
    })

    test('beside the text it is open, and marks the section being read', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto('/terms-of-service')
      const marked = page.locator('#contents a:target-current')
      for (const id of ['guarantee', 'client-responsibilities']) {
        await page.locator(`#contents a[href="#${id}"]`).click()
        // A little into the section: its beginning lies on the edge between two.
        await page.mouse.move(900, 400)
        await page.mouse.wheel(0, 80)
        await expect(marked).toHaveAttribute('href', `#${id}`)
      }
    })
  })
