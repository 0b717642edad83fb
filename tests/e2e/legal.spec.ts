import { expect, test } from '@playwright/test'
import { legalPaths, legalSections } from '../../app/content/legal.schema.ts'
import { only } from './only.ts'

only('phone')

const marked = '#contents [aria-current="location"]'

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

    test('the table of contents leads to a section, and a bar names it where scripts run', async ({
      page,
    }) => {
      await page.goto('/terms-of-service')
      const bar = page.locator('.reading-place')
      await expect(bar).toBeHidden()
      await page.locator('#contents a[href="#guarantee"]').click()
      const heading = page.locator('#guarantee').getByRole('heading', { level: 2 })
      await expect(heading).toBeInViewport()
      if (!javaScriptEnabled) return expect(bar).toBeHidden()
      await expect(page.locator(marked)).toHaveAttribute('href', '#guarantee')
      await page.locator('#client-responsibilities').evaluate((section) => section.scrollIntoView())
      await expect(page.locator(marked)).toHaveAttribute('href', '#client-responsibilities')
      await expect(bar).toBeVisible()
      await bar.click()
      await expect(page.locator('#contents')).toBeInViewport()
    })
  })
